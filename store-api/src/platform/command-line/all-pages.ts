const PAGE = 100;

interface Listed<Row> {
  /** At most `limit` rows whose id is above `after`, by rising id. */
  read(after: number, limit: number): Promise<readonly Row[]>;
  id(row: Row): number;
  lines(row: Row): string | readonly string[];
  /** Printed for an empty list; '' prints nothing. */
  none: string;
}

/** Reads page after page: the list may be larger than memory. */
export async function* allPages<Row>({ read, id, lines, none }: Listed<Row>): AsyncGenerator<string> {
  let last: number | undefined;
  for (;;) {
    const page = await read(last ?? 0, PAGE);
    for (const row of page) yield* [lines(row)].flat();
    last = page.at(-1) ? id(page.at(-1) as Row) : last;
    if (page.length < PAGE) break;
  }
  if (last === undefined && none !== '') yield none;
}
