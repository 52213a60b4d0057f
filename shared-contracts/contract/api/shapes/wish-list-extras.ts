import * as v from 'valibot';

/**
 * The envelope's extras of the calls that answer an account's wish list: the ids of what is on it but not for sale any
 * more, the last added first; absent from an API of an earlier release.
 */
export const WishListExtras = v.looseObject({ withdrawn: v.optional(v.array(v.number()), []) });
