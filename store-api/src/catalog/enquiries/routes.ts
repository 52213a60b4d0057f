import { contactUs } from 'shared-contracts/api/contact-us';
import { insertBulkEnquiry } from 'shared-contracts/api/insert-bulk-enquiry';
import { insertCustomizationRequest } from 'shared-contracts/api/insert-customization-request';
import { insertGrievance } from 'shared-contracts/api/insert-grievance';
import type { EnquiryKind } from 'shared-contracts/api/shapes/enquiry-state';
import type { BotCheck } from '../../platform/forms/bot-check.ts';
import { FORMS } from '../../platform/forms/routes.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { enquiryMetrics } from './enquiry-metrics.ts';
import { followRoute } from './follow-route.ts';
import { type SentEnquiry, takeEnquiry } from './take-enquiry.ts';

/** Everything that people write to the store: one way in, whatever the form. */
export function enquiryRoutes(api: Api, botCheck: BotCheck): void {
  const limited = { limit: FORMS };
  const take = (kind: EnquiryKind, sent: SentEnquiry) => takeEnquiry(api, botCheck, kind, sent);

  registerCall(api, contactUs, ({ parameters, request }) => take('contact', { ...parameters, request }), limited);
  registerCall(
    api,
    insertBulkEnquiry,
    ({ parameters: { Page, ...fields }, request }) =>
      take(Page === 'bulk-order' ? 'bulk' : 'customised', { ...fields, request }),
    limited,
  );
  registerCall(
    api,
    insertCustomizationRequest,
    ({ parameters, request }) => take('customization', { ...parameters, request }),
    limited,
  );
  registerCall(
    api,
    insertGrievance,
    ({ parameters, request }) => take('grievance', { ...parameters, request }),
    limited,
  );

  followRoute(api, attachmentRoutes(api, botCheck));
  enquiryMetrics(api);
}
