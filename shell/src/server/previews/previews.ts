import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { cookie, cookieIn } from 'shared-contracts/server-kit/cookies';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { ComposedStore } from '../rendering/composed.ts';
import { LEAVE, NAMED_PREVIEW, openPass, openPreview, PREVIEW_PARAMETER, VIEWER_COOKIE } from './preview-link.ts';
import type { PreviewedBuild, PreviewStores } from './preview-stores.ts';
import type { Quarantine } from './quarantine.ts';

const COOKIE = 'store-preview';

const REFUSED = 'This link to a preview is not valid, or has expired. Ask for a new one.\n';
const NO_PASS = 'This browser may not see what teams upload. Ask operators for a pass.\n';

interface PreviewsOptions {
  /** '' turns previews off. */
  readonly key: string;
  readonly stores: Pick<PreviewStores, 'open'>;
  /** Null: nothing may be uploaded. */
  readonly quarantine: Pick<Quarantine, 'find'> | null;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** For the holder of a link whose build this shell does not show. */
export class PreviewUnavailable extends Error {}

export type Previews = ReturnType<typeof createPreviews>;

/** A preview that a browser may see. */
interface Permitted {
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly title: string;
  /** Undefined for an upload that has expired, or was removed. */
  build(): Promise<PreviewedBuild | undefined>;
}

/**
 * An operator-signed link shows one unreleased build to its holder (OPS-16). A link to an upload names it, and opens in
 * browsers with an operator-signed pass alone, so that no link can bring a shopper code that was not released (OPS-28). Both
 * set a cookie, which is the link.
 */
export function createPreviews({ key, stores, quarantine, publicOrigin, now = Date.now }: PreviewsOptions) {
  const passIn = (cookies: string) => openPass(cookieIn(cookies, VIEWER_COOKIE) ?? '', key, now());

  function permitted(link: string, cookies: string): Permitted | undefined {
    const named = quarantine && NAMED_PREVIEW.read(link);
    if (!named) return signed(link);
    const pass = passIn(cookies);
    const team = teamOfPackage(named.remote);
    if (!pass || !team) return undefined;
    const { remote, name } = named;
    return {
      expires: pass.expires,
      title: `${remote} ${name}`,
      async build() {
        const uploaded = await quarantine.find(remote, name);
        return uploaded && { team, uploaded };
      },
    };
  }

  function signed(token: string): Permitted | undefined {
    const preview = openPreview(token, key, now());
    const team = preview && teamOfPackage(preview.remote);
    if (!team) return undefined;
    const { remote, version, content, origin, expires } = preview;
    const build = { team, named: { version, content }, origin };
    return { expires, title: `${remote} ${version}`, build: async () => build };
  }

  return {
    /** Answers a link to a preview, or out of one; false for any other request. */
    answers(request: FastifyRequest, reply: FastifyReply): boolean {
      const [path = '', query = ''] = request.url.split('?');
      const parameters = new URLSearchParams(query);
      const link = parameters.get(PREVIEW_PARAMETER);
      if (!key || link === null) return false;
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      const isSecure = storeOrigin(request, publicOrigin).startsWith('https:');
      const set = (value: string, expires: number) =>
        cookie(COOKIE, value, { maxAge: Math.max(0, Math.ceil((expires - now()) / 1000)), isSecure });
      const preview = permitted(link, request.headers.cookie ?? '');
      if (!preview && link !== LEAVE) {
        const isNamed = quarantine !== null && NAMED_PREVIEW.read(link) !== undefined;
        reply
          .code(403)
          .type('text/plain; charset=utf-8')
          .send(isNamed ? NO_PASS : REFUSED);
        return true;
      }
      parameters.delete(PREVIEW_PARAMETER);
      const rest = parameters.size > 0 ? `?${parameters}` : '';
      if (preview) reply.header('set-cookie', set(link, preview.expires));
      if (link === LEAVE) reply.header('set-cookie', set('', 0));
      // '//host' would name another host.
      reply.redirect(`${path.replace(/^[/\\]+/, '/')}${rest}`, 302);
      return true;
    },
    /** Whether a browser has a pass, by its Cookie header. */
    hasPass: (cookies = ''): boolean => key !== '' && passIn(cookies) !== undefined,
    /** Undefined for a visitor without a preview. Rejects with `PreviewUnavailable`. */
    async storeOf(header = ''): Promise<ComposedStore | undefined> {
      const link = cookieIn(header, COOKIE);
      const preview = key && link ? permitted(link, header) : undefined;
      if (!preview) return undefined;
      try {
        const build = await preview.build();
        return build && (await stores.open(build));
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        throw new PreviewUnavailable(`The preview of ${preview.title} cannot be shown: ${reason}.`);
      }
    },
  };
}
