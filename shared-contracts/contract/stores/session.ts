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
  /** Counts the profile's changes; absent in what an earlier release has stored. */
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
 * UserID of the person whose facts this browser holds, 0 for a visitor's. It outlives a session that merely expired, so
 * that another person who logs in finds none of them, and is removed last at a sign-out, which tells the other tabs.
 */
export const $lastPerson = persistedAtom({
  key: LAST_PERSON_KEY,
  belongsTo: 'browser',
  initial: 0,
  decode: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  encode: (userId) => (userId ? String(userId) : null),
});

// Also what another tab did: the stored facts follow by their own keys.
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

/** Stores a successful login; every tab follows. What the person typed before stays, what another one left goes. */
export function logIn(user: User, token: string): void {
  const last = $lastPerson.get();
  if (last && last !== user.UserID) forgetFacts();
  $lastPerson.set(user.UserID);
  $token.set(token);
  $user.set(user);
  $logOut.set('');
}

/** Ends the session in this browser, and leaves what was typed for when its person logs in again (ACC-13). */
export function logOut(): void {
  $user.set(null);
  $token.set('');
  $logOut.set('1');
}

/**
 * Leaves nothing of the person in this browser, save the cart's anonymous lines (ACC-15). Revoking the token, and
 * 'account:logged-out', are the caller's part.
 */
export function forgetPerson(): void {
  forgetFacts();
  $lastPerson.set(0);
}

function forgetFacts(): void {
  // First, or an emptied wish list would be taken for wishes dropped from the account.
  logOut();
  forgetInMemory();
  forgetStored();
}
