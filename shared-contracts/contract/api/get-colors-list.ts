import * as v from 'valibot';
import { defineCall } from './call.ts';

export const getColorsList = defineCall({
  name: 'get-colors-list',
  summary: 'Every colour with its swatch.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(v.object({ ColorID: v.number(), ColorName: v.string(), HexCode: v.string() })),
});
