import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiClient, createApiClient } from 'shared-contracts/api/client';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { LIMITS } from 'shared-contracts/domain/constants';
import { checkField } from 'shared-contracts/domain/validation';
import { languageOf } from 'shared-contracts/i18n/languages';
import { NO_TRACING, type Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { isOwnForm } from '../addresses/own-form.ts';
import { registerUnsubscribeForm } from './unsubscribe-form.ts';

const MAX_BYTES = 4096;

/** The id of the text that the page then shows, see layout/newsletter. */
type Outcome = 'subscribed' | 'not-subscribed' | 'invalid-email';

/**
 * Handles the newsletter's form without JavaScript (SH-08): redirects back to the page, at the text of the outcome. And
 * the one that ends the newsletter.
 */
export async function registerNewsletterForms(
  app: FastifyInstance,
  apiOrigin: string,
  tracing: Tracing = NO_TRACING,
): Promise<void> {
  const apiFor = (request: FastifyRequest): ApiClient => {
    // The API counts attempts by the shopper's address, not by the shell's.
    const headers = { ...tracing.headers(), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    return createApiClient({ origin: apiOrigin, timeout: 5000, headers });
  };
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    // Mail programs end the newsletter so (RFC 8058).
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: MAX_BYTES }, readParts);
    scope.post('/subscribe', async (request, reply) => {
      const outcome = isOwnForm(request) ? await subscribe(request, apiFor(request)) : 'not-subscribed';
      return reply.header('cache-control', 'no-store').redirect(`${pageOf(request)}#${outcome}`, 303);
    });
    registerUnsubscribeForm(scope, apiFor);
  });
}

/** Without fields where it is malformed. */
function readParts({ headers }: FastifyRequest, body: string | Buffer): Promise<FormData> {
  const form = new Response(String(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  return form.formData().catch(() => new FormData());
}

async function subscribe(request: FastifyRequest, api: ApiClient): Promise<Outcome> {
  const email = request.body instanceof URLSearchParams ? (request.body.get('EmailAddress') ?? '') : '';
  if (checkField(email, { required: true, max: LIMITS.enquiry.email, email: true })) return 'invalid-email';
  const LanguageCode = languageOf(pageOf(request));
  const answer = await api.call(insertSubscriber, { EmailAddress: email.trim(), LanguageCode });
  return answer.ok ? 'subscribed' : 'not-subscribed';
}

/** The path that the form was sent from; '/' for another site's. */
function pageOf({ headers, host }: FastifyRequest): string {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}
