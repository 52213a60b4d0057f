/**
 * A bit for each product id, without words of zeros at the end. The bytes are PostgreSQL's: the first product of a byte is
 * its highest bit. Bitmaps are shared: nobody changes one.
 */
export type Bitmap = Uint32Array;

export const EMPTY: Bitmap = new Uint32Array();

/** @param segments bytes by number, each of `SEGMENT_BYTES` */
export function fromSegments(segments: ReadonlyMap<number, Uint8Array>): Bitmap {
  const bytes = new Uint8Array((Math.max(-1, ...segments.keys()) + 1) * SEGMENT_BYTES);
  for (const [segment, members] of segments) bytes.set(members, segment * SEGMENT_BYTES);
  const words = new Uint32Array(bytes.buffer);
  let length = words.length;
  while (length > 0 && words[length - 1] === 0) length -= 1;
  return words.slice(0, length);
}

/** 16,384 products. */
export const SEGMENT_BYTES = 2048;

/** Below the bitmap's length. A check for more, or one reading beyond it, makes each loop below two to ten times as slow. */
const wordAt = (bitmap: Bitmap, index: number) => bitmap[index] as number;

/** All in one of two. */
export function union(one: Bitmap, other: Bitmap): Bitmap {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return longer;
  const both = longer.slice();
  for (let index = 0; index < shorter.length; index += 1) both[index] = wordAt(longer, index) | wordAt(shorter, index);
  return both;
}

export function intersection(one: Bitmap, other: Bitmap): Bitmap {
  const both = new Uint32Array(Math.min(one.length, other.length));
  for (let index = 0; index < both.length; index += 1) both[index] = wordAt(one, index) & wordAt(other, index);
  return both;
}

/** Those of one that are not in the other. */
export function difference(one: Bitmap, other: Bitmap): Bitmap {
  if (other.length === 0) return one;
  const left = one.slice();
  const common = Math.min(one.length, other.length);
  for (let index = 0; index < common; index += 1) left[index] = wordAt(one, index) & ~wordAt(other, index);
  return left;
}

/**
 * Of numbers, each of whose binary digits is a bitmap, lowest digit first, those that are at least the bound. In place: a
 * new bitmap for each of 24 digits took a quarter of a listing's processor time.
 */
export function atLeast(bound: number, digits: readonly Bitmap[], words: number): Bitmap {
  if (bound >= 2 ** digits.length) return EMPTY;
  const found = everything(words);
  // At least the bound by this digit or, it being equal, by those below.
  for (const [place, digit] of digits.entries()) {
    const isRequired = Math.floor(bound / 2 ** place) % 2 === 1;
    const common = Math.min(words, digit.length);
    if (isRequired) {
      for (let index = 0; index < common; index += 1) found[index] = wordAt(found, index) & wordAt(digit, index);
      found.fill(0, common);
    } else {
      for (let index = 0; index < common; index += 1) found[index] = wordAt(found, index) | wordAt(digit, index);
    }
  }
  return found;
}

/** All ids of so many words. */
export const everything = (words: number): Bitmap => new Uint32Array(words).fill(0xffff_ffff);

export function count(bitmap: Bitmap): number {
  let sum = 0;
  for (let index = 0; index < bitmap.length; index += 1) sum += ones(wordAt(bitmap, index));
  return sum;
}

/** How many are in both. */
export function countBoth(one: Bitmap, other: Bitmap): number {
  const words = Math.min(one.length, other.length);
  let sum = 0;
  for (let index = 0; index < words; index += 1) sum += ones(wordAt(one, index) & wordAt(other, index));
  return sum;
}

export function intersects(one: Bitmap, other: Bitmap): boolean {
  const words = Math.min(one.length, other.length);
  for (let index = 0; index < words; index += 1) if ((wordAt(one, index) & wordAt(other, index)) !== 0) return true;
  return false;
}

export const isInhabited = (bitmap: Bitmap) => intersects(bitmap, bitmap);

// https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export const bytesOf = (bitmap: Bitmap) => Buffer.from(bitmap.buffer, bitmap.byteOffset, bitmap.byteLength);

/** The ids in rising order. */
export function idsIn(bitmap: Bitmap): number[] {
  const ids: number[] = [];
  eachIn(bitmap, (id) => ids.push(id));
  return ids;
}

/** In rising order. */
export function eachIn(bitmap: Bitmap, visit: (id: number) => void): void {
  for (const [index, byte] of bytesOf(bitmap).entries()) {
    for (let rest = byte; rest !== 0; ) {
      const bit = Math.clz32(rest) - 24;
      visit(index * 8 + bit);
      rest &= ~(0x80 >> bit);
    }
  }
}

export function bitmapOf(ids: readonly number[]): Bitmap {
  const words = ids.reduce((most, id) => Math.max(most, (id >> 5) + 1), 0);
  const bytes = new Uint8Array(4 * words);
  for (const id of ids) bytes[id >> 3] = (bytes[id >> 3] ?? 0) | (0x80 >> (id & 7));
  return new Uint32Array(bytes.buffer);
}
