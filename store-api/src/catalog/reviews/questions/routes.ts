import { getProductQuestions } from 'shared-contracts/api/get-product-questions';
import { insertProductQuestion } from 'shared-contracts/api/insert-product-question';
import type { BotCheck } from '../../../platform/forms/bot-check.ts';
import { FORMS } from '../../../platform/forms/routes.ts';
import type { Api } from '../../../platform/http/api.ts';
import { personBehind, registerCall, responseMessage } from '../../../platform/http/calls.ts';
import { invalidField } from '../../../platform/http/problems.ts';
import { ofProduct } from '../../products/answer-tags.ts';
import { askQuestion } from './ask-question.ts';
import { forgetAskersJob } from './forget-askers.ts';
import { productQuestions } from './product-questions.ts';

export function questionRoutes(api: Api, botCheck: BotCheck): void {
  registerCall(
    api,
    getProductQuestions,
    ({ parameters: { ProductId, PageNo, PageSize } }) =>
      productQuestions(api.db, ProductId, { pageNo: PageNo, pageSize: PageSize }),
    { cached: { tags: ofProduct } },
  );
  registerCall(
    api,
    insertProductQuestion,
    async ({ parameters: { Website, FormToken, ...asked }, request }) => {
      const verdict = botCheck.judge({ Website, FormToken });
      // A program gets a person's answer, so that trials do not reveal the trap.
      if (verdict === 'trapped') return responseMessage('Saved Successfully');
      if (verdict === 'hasty') return responseMessage('Please take a moment and try again');
      const asking = { userId: await personBehind(api, request), store: api.settings.store, now: api.now() };
      if ((await askQuestion(api.db, asked, asking)) === 'unknown-product')
        throw invalidField('ProductId', 'There is no such product.');
      return responseMessage('Saved Successfully');
    },
    { limit: FORMS },
  );
  api.jobs.push(forgetAskersJob(api.db, api.now, api.settings.retention.enquiries));
}
