import type { Language } from 'shared-contracts/i18n/languages';
import type { Db } from './schema.ts';

export interface Person {
  readonly userId: number;
  readonly email: string;
  /** Whether the address is verified, so that data stored under it belongs to them too. */
  readonly isEmailProven: boolean;
}

/** Personal data in the tables of one part of the store. */
export interface PersonalData {
  /** Everything stored about a person, under the names used in their download. */
  held(db: Db, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** The language that the person last used with the store, where this part knows it: accounts do not store one. */
  lastLanguage?(trx: Db, userId: number): Promise<Language | undefined>;
  /** Erases the person, in the transaction that locks and deletes the account. */
  erase(trx: Db, person: Person, now: Date): Promise<void>;
  /** Whether something between store and person is not concluded: then the account cannot be deleted yet. */
  isUnderWay?(trx: Db, userId: number, now: Date): Promise<boolean>;
}
