import * as v from 'valibot';
import { decodeCustomerReviews } from '../domain/reviews.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { PlainText } from './shapes/request-fields.ts';
import { CustomerReviews } from './shapes/reviews.ts';

export const getCustomerReviews = defineCall({
  name: 'get-customer-reviews',
  summary: 'The approved reviews of all products, newest first, by stars and by top category.',
  hasGet: true,
  request: v.object({
    /** 0 for any. */
    Stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
    /** '' for any; one that no category has finds nothing. */
    CategorySlug: v.optional(v.pipe(PlainText, v.maxLength(200)), ''),
    PageNo,
    PageSize: pageSize(10),
  }),
  answer: CustomerReviews,
  decode: decodeCustomerReviews,
});
