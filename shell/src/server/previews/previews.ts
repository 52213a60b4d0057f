import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { cookie, cookieIn } from 'shared-contracts/server-kit/cookies';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { ComposedStore } from '../rendering/composed.ts';
import { LEAVE, openPreview, PREVIEW_PARAMETER, type Preview } from './preview-link.ts';
import type { PreviewStores } from './preview-stores.ts';

const COOKIE = 'store-preview';

const REFUSED = 'This link to a preview is not valid, or has expired. Ask for a new one.\n';

interface PreviewsOptions {
  /** '' turns previews off. */
  readonly key: string;
  readonly stores: Pick<PreviewStores, 'open'>;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** For the holder of a link whose build this shell does not show. */
export class PreviewUnavailable extends Error {}

export type Previews = ReturnType<typeof createPreviews>;

/** An operator-signed link shows one unreleased build to its holder (OPS-16). The link sets a cookie, which is the link. */
export function createPreviews({ key, stores, publicOrigin, now = Date.now }: PreviewsOptions) {
  const opened = (token: string | undefined): Preview | undefined =>
    key && token ? openPreview(token, key, now()) : undefined;

  return {
    /** Answers a link to a preview, or out of one; false for any other request. */
    answers(request: FastifyRequest, reply: FastifyReply): boolean {
      const [path = '', query = ''] = request.url.split('?');
      const parameters = new URLSearchParams(query);
      const token = parameters.get(PREVIEW_PARAMETER);
      if (!key || token === null) return false;
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      const preview = opened(token);
      if (!preview && token !== LEAVE) {
        reply.code(403).type('text/plain; charset=utf-8').send(REFUSED);
        return true;
      }
      parameters.delete(PREVIEW_PARAMETER);
      const rest = parameters.size > 0 ? `?${parameters}` : '';
      const maxAge = preview ? Math.ceil((preview.expires - now()) / 1000) : 0;
      const isSecure = storeOrigin(request, publicOrigin).startsWith('https:');
      reply.header('set-cookie', cookie(COOKIE, preview ? token : '', { maxAge, isSecure }));
      // '//host' would name another host.
      reply.redirect(`${path.replace(/^[/\\]+/, '/')}${rest}`, 302);
      return true;
    },
    /** Undefined for a visitor without a preview. Rejects with `PreviewUnavailable`. */
    async storeOf(header = ''): Promise<ComposedStore | undefined> {
      const preview = opened(cookieIn(header, COOKIE));
      const team = preview && teamOfPackage(preview.remote);
      if (!team) return undefined;
      const { remote, version, content, origin } = preview;
      try {
        return await stores.open({ team, named: { version, content }, origin });
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        throw new PreviewUnavailable(`The preview of ${remote} ${version} cannot be shown: ${reason}.`);
      }
    },
  };
}
