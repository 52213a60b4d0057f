import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';

/** Whose code threw. */
export interface FaultOwner {
  /** 'shell' when no remote's code is on the stack. */
  readonly remote: string;
  readonly version?: string;
  /** The innermost line of the remote's sources, as file:line:column; absent in a release without source maps. */
  readonly source?: string;
}

/** {folder}/{package}/{address}/node/{file}:{line}:{column}, as the release store has them. */
const FRAME =
  /^\s+at (?:.{1,200} \()?(\S.{0,400}[\\/](mfe-[a-z0-9-]+)[\\/]([^\\/\n]+)[\\/]node[\\/][^\\/:\n]+\.js):(\d+):(\d+)\)?$/m;

/** Reads a server stack. Node maps no positions of chunks, which the bundler's runtime evaluates. */
export async function ownerOfFault(stack: string): Promise<FaultOwner> {
  const [, file, remote, address, line, column] = FRAME.exec(stack) ?? [];
  const [version] = address?.split('~') ?? [];
  if (!file || !remote || !version) return { remote: 'shell' };
  const source = await sourceOf(file, Number(line), Number(column));
  return { remote, version, ...(source ? { source } : {}) };
}

async function sourceOf(file: string, line: number, column: number): Promise<string | undefined> {
  const map = await readFile(`${file}.map`, 'utf8')
    .then((text) => new SourceMap(JSON.parse(text)))
    // A missing or broken map costs the line alone.
    .catch(() => undefined);
  // A source map counts from zero, a stack from one.
  const found = map?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found) || !found.originalSource) return undefined;
  return `${found.originalSource.replace(/^webpack:\/\/\w+\/(\.\/)?/, '')}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
