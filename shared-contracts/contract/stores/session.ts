import { computed } from 'nanostores';
import { isCount, isNumber, isText, nullable, optional, shapeOf } from './guard.ts';
import { forgetInMemory, forgetStored, jsonCodec, persistedAtom, textCodec } from './persisted.ts';

/** The person logged in, as login answers and as local storage's `user` holds it (spec §3). */
export interface User {
  readonly UserID: number;
  readonly FirstName: string;
  readonly LastName: string;
  readonly EmailAddress: string;
  readonly MobileNo?: string | null | undefined;
  readonly AddressLineOne?: string | null | undefined;
  readonly CityName?: string | null | undefined;
  readonly CityID?: number | null | undefined;
  readonly StateName?: string | null | undefined;
  readonly StateProvinceID?: number | null | undefined;
  readonly CountryName?: string | null | undefined;
  readonly PostalCode?: string | null | undefined;
  readonly CountryID?: number | null | undefined;
  /** Counts the profile's changes; absent in data stored by an earlier release. */
  readonly ProfileVersion?: number | null | undefined;
}

const isUser = shapeOf<User>({
  UserID: isCount,
  FirstName: isText,
  LastName: isText,
  EmailAddress: isText,
  MobileNo: optional(isText),
  AddressLineOne: optional(isText),
  CityName: optional(isText),
  CityID: optional(isNumber),
  StateName: optional(isText),
  StateProvinceID: optional(isNumber),
  CountryName: optional(isText),
  PostalCode: optional(isText),
  CountryID: optional(isNumber),
  ProfileVersion: optional(isNumber),
});

export const LAST_PERSON_KEY = 'store:lastPerson';

/**
 * UserID of the person whose data this browser stores, 0 for a visitor. It survives an expired session, so that the data
 * is deleted when another person logs in. A sign-out removes it last, which notifies the other tabs.
 */
export const $lastPerson = persistedAtom({
  key: LAST_PERSON_KEY,
  belongsTo: 'browser',
  initial: 0,
  decode: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  encode: (userId) => (userId ? String(userId) : null),
});

// Also after a sign-out in another tab; the stored data follows by its own keys.
$lastPerson.listen((person, before) => {
  if (before && before !== person) forgetInMemory();
});

export const $user = persistedAtom<User | null>({
  key: 'user',
  belongsTo: 'person',
  initial: null,
  ...jsonCodec(nullable(isUser), (user) => user === null),
});

export const $token = persistedAtom({ key: 'Token', belongsTo: 'person', initial: '', ...textCodec });

/** '1' after a logout, until the next login (SH-03, SH-13). */
export const $logOut = persistedAtom({ key: 'logOut', belongsTo: 'browser', initial: '', ...textCodec });

export const $isLoggedIn = computed([$user, $token], (user, token) => user !== null && token !== '');

/** Keeps what the person typed before; deletes another person's data. Every tab follows. */
export function logIn(user: User, token: string): void {
  const last = $lastPerson.get();
  if (last && last !== user.UserID) forgetStoredData();
  $lastPerson.set(user.UserID);
  $token.set(token);
  $user.set(user);
  $logOut.set('');
}

/** Ends the session in this browser; what was typed stays for the person's next login (ACC-13). */
export function logOut(): void {
  $user.set(null);
  $token.set('');
  $logOut.set('1');
}

/**
 * Deletes everything of the person from this browser but the cart's anonymous lines (ACC-15). The caller revokes the
 * token and emits 'account:logged-out'.
 */
export function forgetPerson(): void {
  forgetStoredData();
  $lastPerson.set(0);
}

function forgetStoredData(): void {
  // First, or the account's wish list would follow the emptied one.
  logOut();
  forgetInMemory();
  forgetStored();
}
