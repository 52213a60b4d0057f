import path from 'node:path';
import { CONTRACT_VERSION } from '../../contract/remote/contract-version.ts';
import { sharedDependencies } from '../shared-dependencies.ts';
import { exportedTypes } from './exported-types.ts';
import { promisedValues } from './promised-values.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../contract');

export const SURFACE_FILE = path.join(CONTRACT, 'surface.txt');
export const VERSION_FILE = path.join(CONTRACT, 'remote/contract-version.ts');

/** What a deployed remote, or the API, may rely on: a line a fact, with the contract version that promises them. */
export interface Surface {
  readonly version: string;
  readonly facts: readonly string[];
}

export async function surfaceNow(): Promise<Surface> {
  const shared = Object.entries(sharedDependencies({ role: 'provider', side: 'web' }));
  const parts = shared.flatMap(([name, { import: file }]) => (file ? [[name, file] as const] : []));
  const facts = [
    ...exportedTypes({
      'shared-contracts': path.join(CONTRACT, 'index.ts'),
      'shared-contracts/router': path.join(CONTRACT, 'router.ts'),
      ...Object.fromEntries(parts),
    }),
    ...(await promisedValues()),
  ];
  return { version: CONTRACT_VERSION, facts: [...new Set(facts)].toSorted() };
}

export function surfaceText({ version, facts }: Surface): string {
  return `${[`contract ${version}`, ...facts].join('\n')}\n`;
}

export function parseSurface(text: string): Surface {
  const [first = '', ...facts] = text.trimEnd().split('\n');
  return { version: first.replace('contract ', ''), facts };
}
