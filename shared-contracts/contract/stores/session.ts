import { computed } from 'nanostores';
import { isCount, isNumber, isText, nullable, optional, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom, textCodec } from './persisted.ts';

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

export const $user = persistedAtom<User | null>(
  'user',
  null,
  jsonCodec(nullable(isUser), (user) => user === null),
);

export const $token = persistedAtom('Token', '', textCodec);

/** '1' after a logout, until the next login (SH-03, SH-13). */
export const $logOut = persistedAtom('logOut', '', textCodec);

export const $isLoggedIn = computed([$user, $token], (user, token) => user !== null && token !== '');

/** Stores a successful login; every tab follows. */
export function logIn(user: User, token: string): void {
  $token.set(token);
  $user.set(user);
  $logOut.set('');
}

/** Forgets the person in this browser; revoking the token on the server is the caller's part. */
export function logOut(): void {
  $user.set(null);
  $token.set('');
  $logOut.set('1');
}
