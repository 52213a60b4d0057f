import * as v from 'valibot';
import { INDIAN_MOBILE } from '../../domain/mobile.ts';
import { PostalCode, RecordId, requiredText, TownName } from './request-fields.ts';

/** What a shopper says of an address that furniture can go to (PAY-02, ACC-12). */
export const addressFields = {
  Name: requiredText(200),
  Phone: v.pipe(v.string(), v.trim(), v.regex(INDIAN_MOBILE, 'must be an Indian mobile number of 10 digits')),
  AddressLineOne: requiredText(600),
  /** Null for a town that is not listed, which CityName names. */
  CityID: v.optional(v.nullable(RecordId), null),
  CityName: v.optional(TownName),
  StateProvinceID: RecordId,
  PostalCode,
};

/** An address of the book, with the names of its places. One of a person's addresses is the default. */
export const SavedAddress = v.object({
  AddressID: v.number(),
  Name: v.string(),
  Phone: v.string(),
  AddressLineOne: v.string(),
  /** 0 for a town that is not listed: earlier releases parse a number. */
  CityID: v.number(),
  CityName: v.string(),
  StateProvinceID: v.number(),
  StateName: v.string(),
  PostalCode: v.string(),
  IsDefault: v.boolean(),
});
export type SavedAddress = v.InferOutput<typeof SavedAddress>;

/** The whole book: the default first, then the last saved first. */
export const AddressBook = v.array(SavedAddress);
