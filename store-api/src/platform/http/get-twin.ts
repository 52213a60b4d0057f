import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_KEY } from 'shared-contracts/api/get-twin';
import { VALID_HEADER } from 'shared-contracts/server/change-stream';
import { headerText } from './header-text.ts';
import { invalidField, invalidFields } from './problems.ts';
import { tagged } from './tagged.ts';

const LANGUAGE = /^[a-z]{2,3}$/;

/** The parameters in a twin's query, each JSON text. Throws 400 naming what is no JSON or there twice. */
export function queryParameters({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  const given = Object.entries(query as Readonly<Record<string, string | string[]>>);
  const twice = given.filter(([, text]) => Array.isArray(text));
  if (twice.length > 0) throw invalidFields(twice.map(([path]) => ({ path, message: 'must be there once' })));
  const { [LANGUAGE_KEY]: language, ...texts } = Object.fromEntries(given) as Record<string, string>;
  if (language !== undefined && !LANGUAGE.test(language))
    throw invalidField(LANGUAGE_KEY, 'must be two or three letters');
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parsed(name, text)]));
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(name, 'must be JSON, e.g. 12, true or "sofa"');
  }
}

interface Shared {
  readonly body: string | Buffer;
  readonly tags: readonly string[];
  /** Seconds until the clock alone changes the answer. */
  readonly validSeconds?: number;
}

/** Sends an answer that is the same for everybody: browsers ask each time whether it has changed. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, { body, tags, validSeconds }: Shared) {
  // Weak, since the gateway compresses.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  tagged(reply, tags).headers({ etag, 'cache-control': 'no-cache' });
  if (validSeconds !== undefined) reply.header(VALID_HEADER, Math.floor(validSeconds));
  return headerText(request, 'if-none-match').includes(etag)
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(body);
}
