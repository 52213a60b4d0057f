import * as v from 'valibot';

export const Country = v.object({
  CountryID: v.number(),
  CountryName: v.string(),
  /** Where the name is in another language. */
  EnglishName: v.optional(v.string()),
});
export type Country = v.InferOutput<typeof Country>;

export const StateProvince = v.object({
  StateProvinceID: v.number(),
  StateName: v.string(),
  /** Where the name is in another language. */
  EnglishName: v.optional(v.string()),
  /** Two digits as in a GSTIN, India only: what `pinLiesIn` of domain/pincode asks for. */
  GstCode: v.optional(v.string()),
});
export type StateProvince = v.InferOutput<typeof StateProvince>;

export const City = v.object({
  CityID: v.number(),
  CityName: v.string(),
  /** Where the name is in another language. */
  EnglishName: v.optional(v.string()),
});
export type City = v.InferOutput<typeof City>;

export const PlaceOfPin = v.object({
  StateProvinceID: v.number(),
  StateName: v.string(),
  /** Null for a town that get-cities-list does not have. */
  CityID: v.nullable(v.number()),
  CityName: v.string(),
});
export type PlaceOfPin = v.InferOutput<typeof PlaceOfPin>;
