import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const YEAR = 'public, max-age=31536000, immutable';

/**
 * A remote's whole deployment: live.json (never cached) and immutable version folders below `root`.
 * Answers GET and HEAD; anything outside `root` or unknown is 404.
 */
export function createReleaseService(root: string): Server {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'method not allowed');
    const pathname = decoded(request.url ?? '/');
    if (pathname === '/healthz') return end(response, 200, 'ok');
    const file = pathname === null ? null : path.join(root, path.posix.normalize(pathname));
    const found = file?.startsWith(root + path.sep) ? await stat(file).catch(() => null) : null;
    if (!file || !found?.isFile()) return end(response, 404, 'not found');
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': pathname === '/live.json' ? 'no-store' : YEAR,
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
}

function decoded(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);
}
