import { definePage } from 'shared-contracts';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { bannerHead } from '../web-content/page-pictures.ts';
import { webContentHead } from '../web-content/web-content-head.ts';
import type { ShownStudio, StudiosData } from './load-studios.ts';
import { Studios } from './studios.tsx';

export const page = definePage<StudiosData>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-studios.ts')).loadStudios(context),
  Component: ({ data }) => <Studios {...data} />,
  head: studiosHead,
});

function studiosHead(data: StudiosData | undefined, { storeName }: HeadContext): PageHead {
  if (!data?.meta) return { title: storeName };
  return {
    ...webContentHead(data.meta, storeName),
    ...bannerHead(data.meta),
    structuredData: data.studios.map(described),
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function described({ name, address, phone, hours, latitude, longitude }: ShownStudio): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    name,
    address,
    ...(phone ? { telephone: phone } : {}),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${WEEKDAYS[day - 1]}`),
      opens,
      closes,
    })),
  };
}
