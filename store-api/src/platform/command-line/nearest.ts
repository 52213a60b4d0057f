/** Of the known names the one that was probably meant; undefined when none is near. */
export function nearest(typed: string, known: Iterable<string>): string | undefined {
  const given = folded(typed).slice(0, LONGEST);
  let best: string | undefined;
  let least = Math.min(3, Math.floor(given.length / 3)) + 1;
  for (const name of known) {
    const distance = edits(given, folded(name).slice(0, LONGEST), least);
    if (distance >= least) continue;
    least = distance;
    best = name;
  }
  return best;
}

/** For the end of a sentence: '; did you mean sofas?', or nothing. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const meant = nearest(typed, known);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** What is compared of a name: a cell may hold a page of text. */
const LONGEST = 60;
const folded = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** Letters to add, remove or change, a swap of two neighbours counting once; `limit` when there are as many or more. */
function edits(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (above[column] ?? limit) + 1,
        (line[column - 1] ?? limit) + 1,
        (above[column - 1] ?? limit) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? limit) + 1 : limit,
      );
    }
    before = above;
    above = line;
  }
  return Math.min(above[other.length] ?? limit, limit);
}
