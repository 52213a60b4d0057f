import { heldOnce } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { WHOLE_STORE } from '../products/answer-tags.ts';
import { type Bitmap, bitmapOf, countBoth, difference, EMPTY, eachIn, intersection, union } from './bitmap.ts';

/** Which products are of one family. */
export interface Families {
  /** Of each family only the first product in the first tier that has one; see `onePerFamilyOf`. */
  oneOfEach(tiers: readonly Bitmap[]): Bitmap;
  /** How many cards the products in both are. */
  countCards(one: Bitmap, other: Bitmap): number;
}

/** What a member takes: its id, its family's number and its bit. */
const BYTES_PER_MEMBER = 20;

const familyMembers = heldOnce(
  'families',
  [WHOLE_STORE],
  (db) => db.selectFrom('product_family_members').select(['product_id', 'family_id']).execute().then(familiesOf),
  ({ size }) => size * BYTES_PER_MEMBER,
);

export const readFamilies = (db: Db): Promise<Families> => familyMembers(db);

interface Member {
  readonly product_id: number;
  readonly family_id: number;
}

export function familiesOf(members: readonly Member[]): Families & { readonly size: number } {
  const all = bitmapOf(members.map(({ product_id }) => product_id));
  const numbers = new Map<number, number>();
  const familyOf = new Uint32Array(32 * all.length);
  for (const { product_id, family_id } of members) {
    const number = numbers.get(family_id) ?? numbers.size;
    numbers.set(family_id, number);
    familyOf[product_id] = number;
  }
  /** The pass that met a family last, by its number: a set for each pass would cost more than the pass. */
  const metIn = new Uint32Array(numbers.size);
  let pass = 0;
  const isFirst = (id: number) => {
    const family = familyOf[id] ?? 0;
    const first = metIn[family] !== pass;
    metIn[family] = pass;
    return first;
  };
  /** Members of families that an earlier member represents. */
  const repeatedIn = (members: Bitmap) => {
    const repeated: number[] = [];
    eachIn(members, (id) => isFirst(id) || repeated.push(id));
    return repeated;
  };
  return {
    size: members.length,
    oneOfEach(tiers) {
      pass += 1;
      return tiers.map((tier) => difference(tier, bitmapOf(repeatedIn(intersection(all, tier))))).reduce(union, EMPTY);
    },
    countCards(one, other) {
      pass += 1;
      return countBoth(one, other) - repeatedIn(intersection(intersection(all, one), other)).length;
    },
  };
}
