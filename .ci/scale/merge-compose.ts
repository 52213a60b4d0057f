import type { ScalarTag } from 'yaml';
import type { ComposeFile } from './compose-types.ts';

const RESET = Symbol('!reset');

/** `!reset null` takes away what the files before have. */
export const RESET_TAG: ScalarTag = { tag: '!reset', resolve: () => RESET };

/** Sequences that a later file replaces; all others grow. */
const REPLACED = new Set(['command', 'test']);

/** Two files as compose merges them (docs.docker.com/reference/compose-file/merge): the later one's values win. */
export function mergeCompose(earlier: ComposeFile, later: ComposeFile): ComposeFile {
  return merged('', earlier, later) as ComposeFile;
}

function merged(key: string, earlier: unknown, later: unknown): unknown {
  if (Array.isArray(earlier) && Array.isArray(later) && !REPLACED.has(key)) return [...new Set([...earlier, ...later])];
  if (!isMapping(earlier) || !isMapping(later)) return later;
  const entries = [...Object.keys(earlier), ...Object.keys(later)].map((name) => [
    name,
    name in later ? merged(name, earlier[name], later[name]) : earlier[name],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== RESET));
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
