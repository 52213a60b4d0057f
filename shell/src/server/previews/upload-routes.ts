import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAX_FILE_BYTES } from 'shared-contracts/server/release-faults';
import { storeOrigin } from '../addresses/store-origin.ts';
import { NAMED_PREVIEW, PREVIEW_PARAMETER } from './preview-link.ts';
import type { Quarantine } from './quarantine.ts';
import { RefusedUpload } from './upload-drafts.ts';

interface UploadRoutesOptions {
  readonly quarantine: Pick<Quarantine, 'mayUpload' | 'put' | 'finish' | 'remove'>;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  /** Lets a request's body take longer. */
  readonly moreTime: (request: IncomingMessage) => void;
}

interface Upload {
  readonly remote: string;
  readonly name: string;
}

/**
 * Uploads of previews by who holds a signed right to that one (`upload-right.ts`); the right is checked before a body is read.
 * `PUT /previews/{remote}/{name}/{file}` for each file, then `POST /previews/{remote}/{name}`, which answers with the link;
 * `DELETE` removes it. 401 without the right, 413 beyond a bound, 422 with the reason why a build may not run here.
 */
export function registerUploadRoutes(
  app: FastifyInstance,
  { quarantine, publicOrigin, moreTime }: UploadRoutesOptions,
): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { remote, name } = request.params as Upload;
        const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
        if (!quarantine.mayUpload(token, remote, name))
          return reply
            .code(401)
            .header('www-authenticate', 'Bearer')
            .send({ problem: 'no valid right to this preview' });
        moreTime(request.raw);
      });
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      scope.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
        const status = fault.statusCode ?? 500;
        if (status >= 500) request.log.error({ err: fault }, 'an upload failed');
        const said = fault instanceof RefusedUpload || status < 500;
        return reply.code(status).send({ problem: said ? fault.message : 'it failed; the log says why' });
      });
      scope.put<{ Params: Upload & { '*': string }; Body: Uint8Array | undefined }>(
        '/:remote/:name/*',
        { bodyLimit: MAX_FILE_BYTES },
        async ({ params: { remote, name, '*': file }, body }, reply) => {
          await quarantine.put(remote, name, file, body ?? new Uint8Array());
          return reply.code(204).send();
        },
      );
      scope.post('/:remote/:name', async (request) => {
        const { remote, name } = request.params as Upload;
        const { version, expires } = await quarantine.finish(remote, name);
        const link = new URL('/', storeOrigin(request, publicOrigin));
        link.searchParams.set(PREVIEW_PARAMETER, NAMED_PREVIEW.text({ remote, name }));
        return { version, link: link.href, expires: new Date(expires).toISOString() };
      });
      scope.delete<{ Params: Upload }>('/:remote/:name', async ({ params: { remote, name } }, reply) => {
        await quarantine.remove(remote, name);
        return reply.code(204).send();
      });
    },
    { prefix: '/previews' },
  );
}
