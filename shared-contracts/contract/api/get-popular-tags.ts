import * as v from 'valibot';
import { defineCall } from './call.ts';

export const getPopularTags = defineCall({
  name: 'get-popular-tags',
  summary: 'The tags on most products, most used first.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(v.object({ TagID: v.number(), TagName: v.string() })),
});
