import * as v from 'valibot';
import { defineCall } from './call.ts';

export const getManufacturerList = defineCall({
  name: 'get-manufacturer-list',
  summary: 'Every brand with how many products it has.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(v.object({ ManufacturerID: v.number(), Name: v.string(), ProductCount: v.number() })),
});
