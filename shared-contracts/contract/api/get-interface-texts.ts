import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';

export const getInterfaceTexts = defineCall({
  name: 'get-interface-texts',
  summary:
    'The interface’s words that are data: all of a language that no release brings, of others those that the store says otherwise; by the package that shows them, each by its English text.',
  hasGet: true,
  request: v.object({ LanguageCode }),
  answer: v.object({ Texts: v.record(v.string(), v.record(v.string(), v.string())) }),
  decode: ({ Texts }) => Texts,
});
