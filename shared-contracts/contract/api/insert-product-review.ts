import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { AttachmentId } from './shapes/enquiry.ts';
import { IdempotencyKey, RecordId, requiredText } from './shapes/request-fields.ts';

export const insertProductReview = defineCall({
  name: 'insert-product-review',
  access: 'token',
  effect: 'write',
  summary: 'A review by somebody who bought the product; shown after approval. One per buyer and product.',
  request: v.object({
    ProductId: RecordId,
    Rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    Title: requiredText(LIMITS.review.title),
    Body: requiredText(LIMITS.review.body),
    /** Files that were sent as an enquiry's are: JPEG, PNG or WebP. */
    PictureIDs: v.optional(v.pipe(v.array(AttachmentId), v.maxLength(LIMITS.review.pictures))),
    IdempotencyKey,
  }),
  answer: v.array(v.object({ ResponseMsg: v.picklist(['Saved Successfully', 'Not a buyer', 'Already reviewed']) })),
  decode: outcomeBy({
    'Saved Successfully': 'saved',
    'Not a buyer': 'not-a-buyer',
    'Already reviewed': 'already-reviewed',
  }),
});
