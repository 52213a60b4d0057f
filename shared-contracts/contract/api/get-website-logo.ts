import * as v from 'valibot';
import { logoOf } from '../domain/logo.ts';
import { defineCall } from './call.ts';

export const getWebsiteLogo = defineCall({
  name: 'get-website-logo',
  summary: 'The store’s logo.',
  hasGet: true,
  request: v.object({}),
  answer: v.object({ LogoUrl: v.string(), Alt: v.string() }),
  decode: logoOf,
});
