/** A command that the operator must correct; nothing was changed. The message is for the operator. */
export class CommandRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandRefused';
  }
}
