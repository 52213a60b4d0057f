import { LIMITS } from './constants.ts';
import { INDIAN_MOBILE, indianMobile } from './mobile.ts';
import type { FieldRule } from './validation.ts';

/** The one country the store delivers to, by its CountryName. */
export const HOME_COUNTRY = 'India';

/** Whether a text is an Indian mobile number, with or without +91, blanks and dashes. */
export function isMobile(typed: string): boolean {
  return INDIAN_MOBILE.test(indianMobile(typed));
}

/** The fields of an address in the order of its form, named as save-address names them. */
export const ADDRESS_FIELDS = ['Name', 'Phone', 'AddressLineOne', 'PostalCode', 'StateProvinceID', 'CityID'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * What an address form holds: texts as typed, ids as text, '' for a place that is not chosen. CityID is the name of a town that is
 * not listed.
 */
export type AddressValues = Readonly<Record<AddressField, string>>;

export const ADDRESS_RULES = {
  Name: { required: true, max: 200 },
  Phone: { required: true },
  AddressLineOne: { required: true, max: LIMITS.signUp.address },
  PostalCode: { required: true },
  StateProvinceID: { required: true },
  CityID: { required: true },
} as const satisfies Record<AddressField, FieldRule>;
