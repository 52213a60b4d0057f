import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createApiClient } from 'shared-contracts/api/client';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { LIMITS } from 'shared-contracts/domain/constants';
import { checkField } from 'shared-contracts/domain/validation';

const MOST_BYTES = 4096;

/** Which of the sentences below the form the page then shows; ids of layout/newsletter. */
type Outcome = 'subscribed' | 'not-subscribed' | 'invalid-email';

/**
 * The newsletter's form as a browser without JavaScript sends it (SH-08): the API is asked, and the shopper goes back
 * to the page, at the sentence that says how it went.
 */
export async function registerSubscribeForm(app: FastifyInstance, apiOrigin: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post('/subscribe', async (request, reply) => {
      const outcome = isOwnForm(request) ? await subscribe(request, apiOrigin) : 'not-subscribed';
      return reply.header('cache-control', 'no-store').redirect(`${pageOf(request)}#${outcome}`, 303);
    });
  });
}

async function subscribe(request: FastifyRequest, apiOrigin: string): Promise<Outcome> {
  const email = request.body instanceof URLSearchParams ? (request.body.get('EmailAddress') ?? '') : '';
  if (checkField(email, { required: true, max: LIMITS.enquiry.email, email: true })) return 'invalid-email';
  const api = createApiClient({
    origin: apiOrigin,
    timeout: 5000,
    // The API counts attempts by the shopper's address, not by the shell's.
    headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
  });
  const answer = await api.call(insertSubscriber, { EmailAddress: email.trim() });
  return answer.ok ? 'subscribed' : 'not-subscribed';
}

/** Another site's page must not subscribe people by a hidden form. */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Where the form was sent from, as a path of this store. */
function pageOf({ headers, host }: FastifyRequest): string {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}
