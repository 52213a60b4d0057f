import { getFaqList } from 'shared-contracts/api/get-faq-list';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { listFaqs } from './faqs-repository.ts';

export function faqRoutes(api: Api): void {
  registerCall(api, getFaqList, ({ parameters }) => listFaqs(api.db, parameters.GroupName), {
    cached: { tags: () => ['content:faqs'] },
  });
}
