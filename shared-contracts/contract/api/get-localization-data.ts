import * as v from 'valibot';
import { defineCall } from './call.ts';
import { WholeNumber } from './shapes/request-fields.ts';

/** Label sets of the observed product. entityId below 1 is not a set; a client skips the call for it and for English. */
export const LABEL_ENTITIES = { signup: 1, UpdateProfile: 2, OrdersHistory: 3 } as const;

export const getLocalizationData = defineCall({
  prefix: 'common',
  name: 'localization-cstm-portal/get-localization-data',
  summary: 'Overrides of the interface’s labels for one screen and language; an empty list overrides none.',
  sends: { recordValueJson: '[]' },
  hasGet: true,
  request: v.object({
    entityId: WholeNumber,
    languageCode: v.pipe(v.string(), v.maxLength(10)),
  }),
  answer: v.object({ labelsJsonData: v.array(v.object({ labelHtmlId: v.string(), text: v.string() })) }),
});
