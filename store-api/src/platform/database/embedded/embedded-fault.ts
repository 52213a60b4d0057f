/** Why the embedded database cannot be used: the cause and the remedy, for the operator. */
export class EmbeddedFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedFault';
  }
}
