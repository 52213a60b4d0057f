import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    settings: { video_title: string };
  }
}

export const SETTINGS_TEXTS: readonly TextSource[] = [
  {
    column: 'settings.video_title',
    read: async (_db, { store: { video } }) => (video ? [video.title] : []),
  },
];

export const settingsTexts = { video: { title: 'settings.video_title' } } satisfies TextsOf<SiteSettings>;
