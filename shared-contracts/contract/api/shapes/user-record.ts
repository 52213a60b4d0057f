import * as v from 'valibot';

/** A person as login and update-profile answer (spec §3). Ids of places are null when none is chosen. */
export const UserRecord = v.object({
  UserID: v.number(),
  FirstName: v.string(),
  LastName: v.string(),
  EmailAddress: v.string(),
  MobileNo: v.string(),
  AddressLineOne: v.string(),
  CityName: v.nullable(v.string()),
  CityID: v.nullable(v.number()),
  StateName: v.nullable(v.string()),
  StateProvinceID: v.nullable(v.number()),
  CountryName: v.nullable(v.string()),
  PostalCode: v.string(),
  CountryID: v.nullable(v.number()),
  /** Counts the profile's changes: who saves says which one was edited, so that a stale tab overwrites nothing. */
  ProfileVersion: v.number(),
});
export type UserRecord = v.InferOutput<typeof UserRecord>;
