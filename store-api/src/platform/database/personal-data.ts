import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface Person {
  readonly userId: number;
  readonly email: string;
  /** Whether the address is known to be theirs, so that what was written under it counts as theirs too. */
  readonly isEmailProven: boolean;
}

/** What the tables of one part of the store hold on people. Each part answers for its own tables. */
export interface PersonalData {
  /** Everything held on a person, under the names that their download has for it. */
  held(db: Kysely<Database>, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Takes the person out, in the transaction that deletes the account and holds its row. */
  erase(trx: Kysely<Database>, person: Person): Promise<void>;
  /** Whether something between store and person is not concluded: then the account cannot be deleted yet. */
  isUnderWay?(trx: Kysely<Database>, userId: number, now: Date): Promise<boolean>;
}
