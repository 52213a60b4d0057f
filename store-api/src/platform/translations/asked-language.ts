import type { FastifyRequest } from 'fastify';
import { LANGUAGE_KEY } from 'shared-contracts/api/get-twin';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';

/**
 * The language that a request prefers, as its two or three letters, English by default: the first of Accept-Language. A GET
 * says it in its address alone, so that what an edge stores by address has one language.
 */
export function askedLanguage({ method, query, headers }: FastifyRequest): string {
  const asked =
    method === 'POST' ? headers['accept-language'] : (query as Readonly<Record<string, string>>)[LANGUAGE_KEY];
  const [, language] = /^\s*([a-z]{2,3})\b/i.exec(asked ?? '') ?? [];
  return language?.toLowerCase() ?? DEFAULT_LANGUAGE;
}
