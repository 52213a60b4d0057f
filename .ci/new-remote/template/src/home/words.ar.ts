import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  title: 'صفحة جديدة',
  intro: 'هذه الصفحة جديدة، وينشرها فريقها بنفسه.',
  noteText: 'هذا النص من جزء مشترك.',
} satisfies Translation<typeof words>;
