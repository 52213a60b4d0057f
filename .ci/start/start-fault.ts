/** The reason why the store cannot start, in one sentence for the owner. */
export class StartFault extends Error {}
