import * as v from 'valibot';
import { decodeProductQuestions } from '../domain/questions.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { ProductQuestions } from './shapes/questions.ts';
import { RecordId } from './shapes/request-fields.ts';

/** The first page comes with the first of get-product-reviews. */
export const getProductQuestions = defineCall({
  name: 'get-product-questions',
  summary: 'Questions about a product that the shop has answered, the last answered first.',
  hasGet: true,
  request: v.object({ ProductId: RecordId, PageNo, PageSize: pageSize(10) }),
  answer: ProductQuestions,
  decode: decodeProductQuestions,
});
