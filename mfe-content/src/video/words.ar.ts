import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  playFilm: 'شغّل الفيلم: {title}',
  filmFrom: 'يُعرض من \u2068{host}\u2069، ولا يُحمَّل منه شيء قبل أن تضغط زر التشغيل.',
} satisfies Translation<typeof words>;
