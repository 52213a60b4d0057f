import type { Row } from './columns.ts';
import type { Output } from './command.ts';

const PAGE = 500;

interface Listed<Read> {
  /** At most `limit` whose id is above `after`, by rising id. */
  read(after: number, limit: number): Promise<readonly Read[]>;
  id(read: Read): number;
  row(read: Read): Row;
  /** Said of an empty list. */
  none: string;
}

/** The rows of a list command, read page after page: the list may be larger than memory. */
export async function* allRows<Read>({ read, id, row, none }: Listed<Read>): AsyncGenerator<Output> {
  let last = 0;
  for (;;) {
    const page = await read(last, PAGE);
    for (const one of page) yield row(one);
    last = page.length === 0 ? last : id(page.at(-1) as Read);
    if (page.length < PAGE) break;
  }
  if (last === 0) yield none;
}
