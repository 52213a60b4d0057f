import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiClient } from 'shared-contracts/api/client';
import { deleteSubscriber } from 'shared-contracts/api/delete-subscriber';
import { inLanguage, storeLanguages } from 'shared-contracts/i18n/languages';
import { links } from 'shared-contracts/remote/links';
import { is } from 'valibot';

/**
 * Ends the newsletter of the reader whose key is in the address, for the page's form and for mail programs, which follow
 * no redirect (RFC 8058). The key alone permits it: programs send neither a cookie nor an origin.
 */
export function registerUnsubscribeForm(app: FastifyInstance, apiFor: (request: FastifyRequest) => ApiClient): void {
  const page = links.unsubscribe();
  for (const { code: language } of storeLanguages()) {
    app.post<{ Querystring: { reader?: unknown } }>(inLanguage(language, page), async (request, reply) => {
      const { reader } = request.query;
      const named = { ReaderKey: reader };
      const isKey = is(deleteSubscriber.request, named);
      const isDone = isKey && (await apiFor(request).call(deleteSubscriber, named)).ok;
      reply.header('cache-control', 'no-store');
      if (isOneClick(request)) return reply.code(isDone ? 200 : isKey ? 503 : 400).send();
      const outcome = isDone ? 'outcome=done' : `outcome=failed${isKey ? `&reader=${named.ReaderKey}` : ''}`;
      return reply.redirect(`${inLanguage(language, page)}?${outcome}`, 303);
    });
  }
}

const isOneClick = ({ body }: FastifyRequest) =>
  (body instanceof URLSearchParams || body instanceof FormData) && body.get('List-Unsubscribe') === 'One-Click';
