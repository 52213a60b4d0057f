import type { Image } from '../api/shapes/image.ts';
import type { Studio as Answer } from '../api/shapes/studio.ts';

/** Days from 1, Monday, to 7; times in India like '10:30'. */
export interface OpeningHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** A place where furniture can be seen. */
export interface Studio {
  /** The last part of its address on the page, '#jodhpur'. */
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  /** Absent: the store's own. */
  readonly phone?: string | undefined;
  readonly hours: readonly OpeningHours[];
  readonly latitude: number;
  readonly longitude: number;
  readonly image?: Image | undefined;
  /** Sanitised: how to find it. */
  readonly directionsHtml: string;
}

export function studioOf(studio: Answer): Studio {
  return {
    slug: studio.Slug,
    name: studio.Name,
    address: studio.Address,
    phone: studio.Phone || undefined,
    hours: studio.Hours.map(({ Days, Opens, Closes }) => ({ days: Days, opens: Opens, closes: Closes })),
    latitude: studio.Latitude,
    longitude: studio.Longitude,
    image: studio.Image ?? undefined,
    directionsHtml: studio.Directions,
  };
}
