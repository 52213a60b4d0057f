import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';

/** The language that a request prefers, as its two or three letters: the first of Accept-Language, English by default. */
export function askedLanguage({ headers }: FastifyRequest): string {
  const [, language] = /^\s*([a-z]{2,3})\b/i.exec(headers['accept-language'] ?? '') ?? [];
  return language?.toLowerCase() ?? DEFAULT_LANGUAGE;
}
