import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { withSources } from '../../server-kit/source-position.ts';

/** The path that browser/show-faults.ts sends to. */
const FAULTS_PATH = '/development/faults';

/** Prints what an open page has thrown and answers it, with the lines of the sources. `folder` has the newest web files. */
export function browserFaults(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (request.method !== 'POST' || request.url !== FAULTS_PATH) return next();
    const stack = await withSources(await text(request), (script) => path.join(folder, `${path.basename(script)}.map`));
    const fault = withoutOthers(stack);
    process.stdout.write(`[browser] ${fault}\n`);
    response.setHeader('content-type', 'text/plain; charset=utf-8').end(fault);
  };
}

/** Frames of the shell and of libraries, dozens for each of the package's own. */
function withoutOthers(stack: string): string {
  const lines = stack.split('\n');
  return lines.filter((line) => !/^\s+at .*https?:/.test(line)).join('\n');
}
