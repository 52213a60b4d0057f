import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';

/**
 * Where a place of a built script is in its sources, as 'src/faqs/faqs.tsx:12:3'. `line` and `column` count from one, as a stack
 * has them. Undefined where the map is missing or broken, or knows no source of the place.
 */
export async function sourcePosition(mapFile: string, line: number, column: number): Promise<string | undefined> {
  const map = await readFile(mapFile, 'utf8')
    .then((text) => new SourceMap(JSON.parse(text)))
    // It costs the line alone.
    .catch(() => undefined);
  // A source map counts from zero.
  const found = map?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found) || !found.originalSource) return undefined;
  const source = found.originalSource.replace(/^webpack:\/\/\w+\/(\.\/)?/, '');
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

const FRAME = /^(\s+at .*?)((?:https?:\/\/|\/)\S+?\.js)(?:\?\S*?)?:(\d+):(\d+)(\)?)$/;

/** A stack whose frames name sources, where the map of their script is in the file that `mapOf` names. */
export async function withSources(stack: string, mapOf: (script: string) => string): Promise<string> {
  const lines = stack.split('\n').map(async (line) => {
    const [, before = '', script, row, column, after = ''] = FRAME.exec(line) ?? [];
    const source = script && (await sourcePosition(mapOf(script), Number(row), Number(column)));
    return source ? `${before}${source}${after}` : line;
  });
  return (await Promise.all(lines)).join('\n');
}
