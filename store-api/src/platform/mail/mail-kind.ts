import type { GenericSchema } from 'valibot';
import type { Db } from '../database/schema.ts';
import type { Composed, MailContext } from './mail-parts.ts';
import type { OutgoingMail } from './transport.ts';

/** Somebody waits for it; a letter to many; the others are between. */
export const URGENCY = { awaited: 0, usual: 1, bulk: 2 } as const;

/** A kind of mail, defined by the room that sends it; the outbox stores its facts as JSON until sending. */
export interface MailKind<Facts = unknown, Content = Facts> {
  readonly template: string;
  readonly facts: GenericSchema<unknown, Facts>;
  /** May go to unproven addresses: it proves them, with separate limits, or it goes to the store itself. */
  readonly needsNoProof?: true;
  /**
   * Follows from a captured payment, or from an act of the account's owner or of the store's staff: goes to unproven addresses
   * too, so many a day about an order, or else to an address (SEC-08).
   */
  readonly dayLimit?: number;
  /** Which leave first. */
  readonly urgency?: keyof typeof URGENCY;
  compose(content: Content, context: MailContext): Composed;
  attachments?(db: Db, facts: Facts): Promise<OutgoingMail['attachments']>;
  /** Adds content at sending that must not be stored, such as a code. */
  complete?: Completion<Facts, Content>;
}

export interface Completion<Facts, Content> {
  atSending(claimed: ClaimedMail, facts: Facts): Promise<Completed<Content>>;
  /** Replaces it on the developers' page. */
  placeholder(mail: { readonly mail_key: string; readonly created_at: Date }, facts: Facts): Content;
}

interface ClaimedMail {
  readonly db: Db;
  readonly now: Date;
  readonly mailId: number;
  readonly attempt: number;
  readonly recipient: string;
}

type Completed<Content> =
  | { readonly result: 'ready'; readonly to: string; readonly userId: number | null; readonly content: Content }
  /** Not sent; stored with this fault. */
  | { readonly result: 'obsolete'; readonly fault: string }
  /** Not sent; deleted. */
  | { readonly result: 'unwanted' };

/** Throws for an unknown template: only the store writes them. */
export function readKind(kinds: readonly MailKind[], template: string): MailKind {
  const kind = kinds.find((one) => one.template === template);
  if (!kind) throw new Error(`no mail template: ${template}`);
  return kind;
}
