import * as v from 'valibot';
import { defineCall } from './call.ts';
import { SiteSettings } from './shapes/site-settings.ts';

export const getSiteSettings = defineCall({
  name: 'get-site-settings',
  summary: 'What the store says about itself.',
  hasGet: true,
  request: v.object({}),
  answer: SiteSettings,
});
