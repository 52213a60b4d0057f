import { sourcePosition } from 'shared-contracts/server-kit/source-position';

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
  const source = await sourcePosition(`${file}.map`, Number(line), Number(column));
  return { remote, version, ...(source ? { source } : {}) };
}
