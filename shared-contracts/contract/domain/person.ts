import type { EnvelopeExtras } from '../api/client-options.ts';
import type { UserRecord } from '../api/shapes/user-record.ts';
import type { User } from '../stores/session.ts';

/** In the names of the session's store, which teams of every release read. */
export function personOf(record: UserRecord): User & { readonly ProfileVersion: number } {
  return {
    UserID: record.UserID,
    FirstName: record.FirstName,
    LastName: record.LastName,
    EmailAddress: record.EmailAddress,
    MobileNo: record.MobileNo,
    AddressLineOne: record.AddressLineOne,
    CityName: record.CityName ?? undefined,
    CityID: record.CityID ?? undefined,
    StateName: record.StateName ?? undefined,
    StateProvinceID: record.StateProvinceID ?? undefined,
    CountryName: record.CountryName ?? undefined,
    PostalCode: record.PostalCode,
    CountryID: record.CountryID ?? undefined,
    ProfileVersion: record.ProfileVersion,
  };
}

/** 'failed': the API answered nothing, or no token. */
export type Login =
  | { readonly kind: 'logged-in'; readonly user: User; readonly token: string }
  | { readonly kind: 'refused' | 'failed' };

type LoginRow = ({ readonly ResponseMsg: 'Login Successfully' } & UserRecord) | { readonly ResponseMsg: string };

export function loginOf([row]: readonly LoginRow[], { token }: EnvelopeExtras): Login {
  if (!row) return { kind: 'failed' };
  if (!('UserID' in row)) return { kind: 'refused' };
  return token ? { kind: 'logged-in', user: personOf(row), token } : { kind: 'failed' };
}

/** What saving a profile came to. Another back end may answer its own message, or leave the person out (spec §8). */
export type ProfileSave =
  | { readonly kind: 'saved'; readonly person?: User | undefined }
  | { readonly kind: 'refused'; readonly message?: string | undefined }
  | { readonly kind: 'no-data' };

type SavedRow = UserRecord | { readonly ResponseMsg?: string | undefined };

export function profileSaveOf([row]: readonly SavedRow[]): ProfileSave {
  if (!row) return { kind: 'no-data' };
  if ('UserID' in row) return { kind: 'saved', person: personOf(row) };
  if (row.ResponseMsg === 'Saved Successfully') return { kind: 'saved' };
  return { kind: 'refused', message: row.ResponseMsg?.trim() || undefined };
}
