import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { menus } from './menu-kind.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    menus: { title: string; text: string };
  }
}

export const MENU_TEXTS: readonly TextSource[] = [
  documentTexts('menus.title', menus, ({ title }) => [title]),
  documentTexts('menus.text', menus, ({ links }) => links.map(({ text }) => text)),
];

export const menuTexts = {
  menus: { title: 'menus.title', links: { text: 'menus.text' } },
} satisfies TextsOf<SiteSettings>;
