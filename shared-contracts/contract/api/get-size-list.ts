import * as v from 'valibot';
import { defineCall } from './call.ts';

export const getSizeList = defineCall({
  name: 'get-size-list',
  summary: 'Every size.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(v.object({ SizeID: v.number(), SizeName: v.string() })),
});
