/** Why the store cannot start, in one sentence for whoever typed the command. */
export class StartFault extends Error {}
