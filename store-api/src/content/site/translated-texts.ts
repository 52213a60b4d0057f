import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextsOf } from '../../platform/translations/translate-answer.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    settings: { tagline: string; video_title: string; grievance_officer: string };
  }
}

export const SETTINGS_TEXTS: readonly TextSource[] = [
  { column: 'settings.tagline', read: async (_db, { store }) => [store.tagline] },
  {
    column: 'settings.video_title',
    read: async (_db, { store: { video } }) => (video ? [video.title] : []),
  },
  {
    column: 'settings.grievance_officer',
    read: async (_db, { store }) => [store.grievanceOfficer],
  },
];

/** Names of the store and of its company are names in every language. */
export const settingsTexts = {
  tagline: 'settings.tagline',
  video: { title: 'settings.video_title' },
  address: 'studios.address',
  grievanceOfficer: { name: 'settings.grievance_officer' },
} satisfies TextsOf<SiteSettings>;
