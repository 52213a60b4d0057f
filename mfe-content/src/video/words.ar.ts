import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  playFilm: 'شغّل الفيلم: {title}',
  filmFrom: 'يأتي الفيلم من موقع آخر لا يعلم بزيارتك إلا عندما تضغط زر التشغيل.',
} satisfies Translation<typeof words>;
