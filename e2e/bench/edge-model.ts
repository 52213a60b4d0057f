/** A page as an edge stores it. */
export interface ModelPage {
  /** As it is asked for: a share of all visits. */
  readonly weight: number;
  /** Keys by which it is purged; null where it is not stored. */
  readonly keys: ReadonlySet<string> | null;
}

export interface ModelDay {
  /** Seconds. */
  readonly length: number;
  readonly pagesAnHour: (hour: number) => number;
  /** Keys that a change purges, and how often it comes in an hour. */
  readonly changes: readonly { readonly anHour: number; readonly keys: () => readonly string[] }[];
}

/** From 0 to 1, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The share of requests that an edge answers by itself on such a day, second by second; a purge counts twice, 1.2 s apart. */
export function hitRate(pages: readonly ModelPage[], day: ModelDay, freshSeconds: number, random = seeded(1)): number {
  const until = new Map<ModelPage, number>();
  const total = pages.reduce((sum, { weight }) => sum + weight, 0);
  const ends = pages.map(
    (
      (sum) =>
      ({ weight }) =>
        (sum += weight / total)
    )(0),
  );
  let [hits, asked] = [0, 0];
  let again: readonly string[] = [];
  for (let second = 0; second < day.length; second += 1) {
    const changed = day.changes.flatMap(({ anHour, keys }) =>
      Array.from({ length: times(anHour / 3600, random) }, keys).flat(),
    );
    for (const page of until.keys()) if ([...changed, ...again].some((key) => page.keys?.has(key))) until.delete(page);
    again = changed;
    const visits = times(day.pagesAnHour(Math.floor(second / 3600)) / 3600, random);
    for (let visit = 0; visit < visits; visit += 1) {
      const at = random();
      const page = pages[ends.findIndex((end) => at < end)];
      if (!page) continue;
      asked += 1;
      if ((until.get(page) ?? 0) > second) hits += 1;
      else if (page.keys) until.set(page, second + freshSeconds);
    }
  }
  return hits / asked;
}

/** How often what comes on average so often comes in this second. */
function times(mean: number, random: () => number): number {
  return Math.floor(mean) + (random() < mean % 1 ? 1 : 0);
}
