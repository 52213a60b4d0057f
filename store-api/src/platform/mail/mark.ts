import { readFile } from 'node:fs/promises';
import type { Api } from '../http/api.ts';

export const MARK_PATH = '/media/mail-mark.png';

/** The storefront's drawing beside its name, as a PNG: mail programs show no SVG. */
export function serveMark({ http }: Pick<Api, 'http'>): void {
  http.get(MARK_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await readFile(new URL('mark.png', import.meta.url))),
  );
}
