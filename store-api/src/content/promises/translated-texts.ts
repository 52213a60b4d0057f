import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { promises } from './promise-kind.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    promises: { title: string; text: string };
  }
}

export const PROMISE_TEXTS: readonly TextSource[] = [
  documentTexts('promises.title', promises, ({ title }) => [title]),
  documentTexts('promises.text', promises, ({ text }) => [text]),
];

export const promiseTexts = {
  promises: { title: 'promises.title', text: 'promises.text' },
} satisfies TextsOf<SiteSettings>;
