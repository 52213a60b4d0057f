import { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import type { InferOutput } from 'valibot';
import type { BotCheck } from '../../platform/forms/bot-check.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall, registerUserCall } from '../../platform/http/calls.ts';
import { customerReviews } from './customer-reviews.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { customerReviewTexts } from './translated-texts.ts';
import { type HasBought, type ReviewResult, writeReview } from './write-review.ts';

type Answer = InferOutput<(typeof insertProductReview)['answer']>;

export function reviewsRoutes(api: Api, botCheck: BotCheck, hasBought: HasBought): void {
  const pictures = pictureRoutes(api);
  // A review changes its product's lists.
  registerCall(api, getCustomerReviews, ({ parameters }) => customerReviews(api.db, parameters), {
    cached: { tags: () => ['listing:all'] },
    texts: customerReviewTexts,
  });
  registerUserCall(api, insertProductReview, async ({ user, parameters }) =>
    asAnswer(await writeReview(api.db, user.userId, parameters, { hasBought, pictures, now: api.now() })),
  );
  questionRoutes(api, botCheck);
}

function asAnswer(result: ReviewResult): Answer {
  switch (result) {
    case 'saved':
      return [{ ResponseMsg: 'Saved Successfully' }];
    case 'not-a-buyer':
      return [{ ResponseMsg: 'Not a buyer' }];
    case 'already-reviewed':
      return [{ ResponseMsg: 'Already reviewed' }];
  }
}
