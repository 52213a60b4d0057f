import type { Kysely } from 'kysely';
import type { GenericSchema } from 'valibot';
import type { Database } from '../database/schema.ts';
import type { Composed, MailContext } from './mail-parts.ts';
import type { OutgoingMail } from './transport.ts';

/**
 * One kind of mail. The room that knows the occasion defines it; the outbox keeps its facts as JSON between the
 * transaction that queues it and the moment it is sent.
 */
export interface MailKind<Facts = unknown, Content = Facts> {
  readonly template: string;
  readonly facts: GenericSchema<unknown, Facts>;
  compose(content: Content, context: MailContext): Composed;
  attachments?(db: Kysely<Database>, facts: Facts): Promise<OutgoingMail['attachments']>;
  /** Adds what must be stored nowhere, at the moment of sending. Without it, a mail tells its facts. */
  complete?: Completion<Facts, Content>;
}

interface Completion<Facts, Content> {
  atSending(claimed: ClaimedMail, facts: Facts): Promise<Completed<Content>>;
  /** What replaces it where developers read the mail. */
  placeholder(mail: { readonly mail_key: string; readonly created_at: Date }): Content;
}

/** A mail as the process that sends it has claimed it. */
export interface ClaimedMail {
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly mailId: number;
  readonly attempt: number;
  readonly recipient: string;
}

export type Completed<Content> =
  | { readonly result: 'ready'; readonly to: string; readonly userId: number; readonly content: Content }
  /** Nothing is to be sent; the outbox keeps the mail with this fault. */
  | { readonly result: 'obsolete'; readonly fault: string }
  /** Nothing is to be sent, and nothing of it may stay. */
  | { readonly result: 'unwanted' };

/** Throws when no kind has the template or the facts are not its own: both were written by this store. */
export function readKind(kinds: readonly MailKind[], template: string): MailKind {
  const kind = kinds.find((one) => one.template === template);
  if (!kind) throw new Error(`no mail template: ${template}`);
  return kind;
}
