/** A mail that is about to be sent. */
interface MailToAddress {
  readonly mailId: number;
  readonly recipient: string;
  /** The account it concerns. */
  readonly userId: number | null;
  /** It needs no proof of the address; see `MailKind.dayLimit`. */
  readonly isOwed: boolean;
}

export type Addressee =
  | {
      readonly result: 'send';
      readonly to: string;
      /** For the link that proves the address; null when it is proven. */
      readonly proof: string | null;
    }
  | { readonly result: 'held'; readonly fault: string };

/** Decides at sending, outside the transaction of the event, whether and to which address a mail goes (SEC-08). */
export type ChooseAddressee = (mail: MailToAddress) => Promise<Addressee>;
