import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import type { Studio } from 'shared-contracts/api/shapes/studio';
import { htmlTexts } from '../../platform/translations/html-texts.ts';
import type { TextSource } from '../../platform/translations/text-source.ts';
import { inHtml, type TextColumn, type TextsOf } from '../../platform/translations/translate-answer.ts';
import { listStudios } from './read-studios.ts';

declare module '../../platform/translations/translate-answer.ts' {
  interface DocumentTexts {
    studios: { name: string; address: string; directions: string; alt: string };
  }
}

/** The store's own address is one of the map's, and in every footer. */
const addresses: TextSource = {
  column: 'studios.address',
  read: async (db, { store }) => [store.address, ...(await listStudios(db)).map(({ Address }) => Address)],
};

const ofStudios = (column: TextColumn, textsOf: (studio: Studio) => readonly string[]): TextSource => ({
  column,
  read: async (db) => (await listStudios(db)).flatMap(textsOf),
});

export const STUDIO_TEXTS: readonly TextSource[] = [
  ofStudios('studios.name', ({ Name }) => [Name]),
  addresses,
  ofStudios('studios.directions', ({ Directions }) => htmlTexts(Directions)),
  ofStudios('studios.alt', ({ Image }) => (Image ? [Image.Alt] : [])),
];

export const studioTexts = {
  Name: 'studios.name',
  Address: 'studios.address',
  Directions: inHtml('studios.directions'),
  Image: { Alt: 'studios.alt' },
} satisfies TextsOf<Studio>;

/** The store's own point has its name, which is the same in every language. */
export const mapTexts = {
  mapPoints: { name: 'studios.name', address: 'studios.address' },
} satisfies TextsOf<SiteSettings>;
