import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HtmlDocument } from './page-document.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface DocumentBody {
  readonly etag: string;
  in(encoding: Encoding): Promise<Buffer>;
}

/** Most of the gain for a millisecond or two, which the visitor waits for. */
const QUALITY = 5;

const inBrotli = promisify(brotliCompress);

const compressions: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) =>
    inBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (html) => html,
};

/** A cached document is hashed and compressed once. */
const bodies = new WeakMap<HtmlDocument, DocumentBody>();

export function bodyOf(document: HtmlDocument): DocumentBody {
  const known = bodies.get(document);
  if (known) return known;
  const body = makeBody(document);
  bodies.set(document, body);
  return body;
}

function makeBody({ html }: HtmlDocument): DocumentBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  const bytes = Buffer.from(html);
  return {
    etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    in(encoding) {
      const body = made.get(encoding) ?? compressions[encoding](bytes);
      made.set(encoding, body);
      return body;
    },
  };
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  const allows = (encoding: string) =>
    names.some((name) => name.split(';')[0]?.trim() === encoding && !refused.test(name));
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
