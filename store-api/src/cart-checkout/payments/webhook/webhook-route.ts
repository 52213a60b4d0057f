import type { FastifyRequest } from 'fastify';
import type { Api } from '../../../platform/http/api.ts';
import { headerText } from '../../../platform/http/header-text.ts';
import { ProblemError } from '../../../platform/http/problems.ts';
import type { PaymentContext } from '../payment-context.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const WEBHOOK_PATH = '/api/v1/payment/razorpay/webhook';

/** The body stays unparsed, since the signature covers its bytes. */
export function serveWebhook({ http, security }: Api, context: (request: FastifyRequest) => PaymentContext): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, async (request) => {
      const result = await receiveWebhook(context(request), {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: headerText(request, 'x-razorpay-signature'),
        eventId: headerText(request, 'x-razorpay-event-id').slice(0, 200),
      });
      switch (result) {
        case 'forged':
          security.report('signature-refused', { detail: 'webhook', request });
          throw new ProblemError(401, 'Unauthorized', {
            detail: 'The signature is not the provider’s.',
            code: 'forged',
          });
        case 'unreadable':
          throw new ProblemError(400, 'Bad Request', { detail: 'The body is not an event.', code: 'unreadable' });
        case 'repeated':
        case 'done':
          return { status: 'ok' };
      }
    });
  });
}
