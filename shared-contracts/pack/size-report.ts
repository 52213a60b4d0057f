import { statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../contract/server/release.ts';

/** A line for the entry and for each module: what a browser fetches for it, in bytes, compressed where it is. */
export function sizeReport(folder: string, { web }: Release): string {
  const sizeOf = (file: string) =>
    statSync(path.join(folder, 'web', `${file}.br` in web.files ? `${file}.br` : file)).size;
  const lines = Object.entries(web.modules).map(([name, { js, css }]): [string, number] => [
    name,
    [...js, ...css].reduce((sum, file) => sum + sizeOf(file), 0),
  ]);
  const whole = Object.keys(web.files).filter((file) => /\.(?:js|css)$/.test(file));
  return [
    ['entry', sizeOf(web.entry)] as const,
    ...lines,
    ['all scripts and style sheets', whole.reduce((sum, file) => sum + sizeOf(file), 0)] as const,
  ]
    .map(([name, bytes]) => `${String(bytes).padStart(8)} B  ${name}`)
    .join('\n');
}
