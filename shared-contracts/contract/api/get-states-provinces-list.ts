import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RecordId } from './shapes/request-fields.ts';

export const getStatesProvincesList = defineCall({
  name: 'get-states-provinces-list',
  summary: 'The states and union territories of a country by name; empty where none are stored.',
  sends: { recordValueJson: '[]' },
  request: v.object({ CountryId: RecordId }),
  answer: v.array(
    v.object({
      StateProvinceID: v.number(),
      StateName: v.string(),
      /** Where the name is in another language. */
      EnglishName: v.optional(v.string()),
      /** Two digits as in a GSTIN, India only: what `pinLiesIn` of domain/pincode asks for. */
      GstCode: v.optional(v.string()),
    }),
  ),
});
