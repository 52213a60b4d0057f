import * as v from 'valibot';
import { bannersOf } from '../domain/banner.ts';
import { defineCall } from './call.ts';
import { HomeScreenBanner } from './shapes/home-screen-banner.ts';

export const getHomeScreenBanner = defineCall({
  name: 'get-home-screen-banner',
  summary: 'The slides of the home page’s carousel, in order.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.object({}),
  answer: v.array(HomeScreenBanner),
  decode: bannersOf,
});
