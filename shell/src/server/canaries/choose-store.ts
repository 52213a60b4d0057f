import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookie, cookieIn } from 'shared-contracts/server-kit/cookies';
import { storeOrigin } from '../addresses/store-origin.ts';
import type { Previews } from '../previews/previews.ts';
import type { ComposedStore } from '../rendering/composed.ts';
import type { Canary } from './canary-store.ts';

/** What a visitor's document is made with. */
export interface StoreChoice {
  readonly store: ComposedStore;
  readonly caching: DocumentCaching;
  readonly setCookie?: string;
}

/**
 * Which caches may store a document: shared ones ('everybody'); shared ones, one document per value of the cookie
 * ('everybody by cookie'); the visitor's browser alone, because the document or a cookie sent with it is theirs
 * ('visitor'); no cache at all ('none').
 */
type DocumentCaching = 'everybody' | 'everybody by cookie' | 'visitor' | 'none';

type Asked = Pick<FastifyRequest, 'protocol' | 'host'> & {
  readonly headers: Pick<FastifyRequest['headers'], 'cookie'>;
};

/** A number from 0 to 99 and nothing else: it tells no visitor from the other thousands in the bucket. */
const BUCKET_COOKIE = 'store-bucket';
const BUCKETS = 100;

/** As long as the files of a canary are served. */
const BUCKET_AGE_S = 7 * 24 * 60 * 60;

interface StoreChooserOptions {
  readonly live: ComposedStore & { canary(): Canary | undefined };
  readonly previews: Pick<Previews, 'storeOf'>;
  /** '' means the request's own origin. */
  readonly publicOrigin: string;
  readonly draw?: () => number;
}

export type StoreChooser = ReturnType<typeof createStoreChooser>;

/**
 * A preview for its holder, the canary for the visitors in the first buckets (OPS-05), the live composition for all others.
 * Rejects with `PreviewUnavailable`.
 */
export function createStoreChooser(options: StoreChooserOptions) {
  const { live, previews, publicOrigin, draw = () => randomInt(BUCKETS) } = options;

  const storeIn = (bucket: number | undefined): ComposedStore => {
    const canary = live.canary();
    return canary && bucket !== undefined && bucket < canary.share ? canary.store : live;
  };

  return {
    /** A visitor without a bucket gets one, while there is a canary. */
    async forDocument(request: Asked): Promise<StoreChoice> {
      const preview = await previews.storeOf(request.headers.cookie);
      if (preview) return { store: preview, caching: 'none' };
      if (!live.canary()) return { store: live, caching: 'everybody' };
      const known = bucketIn(request.headers.cookie);
      const bucket = known ?? draw();
      const store = storeIn(bucket);
      if (known !== undefined) return { store, caching: store === live ? 'everybody by cookie' : 'visitor' };
      const isSecure = storeOrigin(request, publicOrigin).startsWith('https:');
      const setCookie = cookie(BUCKET_COOKIE, String(bucket), { maxAge: BUCKET_AGE_S, isSecure });
      return { store, caching: 'visitor', setCookie };
    },
    /** For what an open page asks. */
    async forPage({ headers }: Pick<Asked, 'headers'>): Promise<ComposedStore> {
      return (await previews.storeOf(headers.cookie)) ?? storeIn(bucketIn(headers.cookie));
    },
  };
}

/** Undefined for what this shell has not written. */
export function bucketIn(header = ''): number | undefined {
  const value = cookieIn(header, BUCKET_COOKIE) ?? '';
  return /^(?:0|[1-9]\d?)$/.test(value) ? Number(value) : undefined;
}
