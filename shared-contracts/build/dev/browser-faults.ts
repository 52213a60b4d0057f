import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { plain } from '../../server-kit/plain.ts';
import { withSources } from '../../server-kit/source-position.ts';

/** The path that browser/show-faults.ts sends to. */
const FAULTS_PATH = '/development/faults';

/** Characters; a page's stack has a few thousand. */
const MOST = 64 * 1024;

/** Prints what an open page has thrown and answers it, with the lines of the sources. `folder` has the newest web files. */
export function browserFaults(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (request.method !== 'POST' || request.url !== FAULTS_PATH) return next();
    if (!isOwn(request)) return void response.writeHead(403).end();
    let thrown = '';
    for await (const part of request.setEncoding('utf8')) {
      thrown += part;
      if (thrown.length > MOST) return void response.writeHead(413).end();
    }
    const stack = await withSources(thrown, (script) => path.join(folder, `${path.basename(script)}.map`));
    const fault = withoutOthers(stack);
    process.stdout.write(`[browser] ${fault.split('\n').map(plain).join('\n  ')}\n`);
    response.setHeader('content-type', 'text/plain; charset=utf-8').end(fault);
  };
}

/** Frames of the shell and of libraries, dozens for each of the package's own. */
function withoutOthers(stack: string): string {
  const lines = stack.split('\n');
  return lines.filter((line) => !/^\s+at .*https?:/.test(line)).join('\n');
}

/** Any site that is open in the developer's browser can send here. */
function isOwn({ headers: { origin = '', host } }: IncomingMessage): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
