import { type PageHead, translator } from 'shared-contracts';
import type { HeadContext } from 'shared-contracts/remote/page';
import { words } from '../words.ts';

/** Account pages are not indexed (SH-18). */
export function personalHead(title: keyof typeof words.english): (_: unknown, context: HeadContext) => PageHead {
  return (_, { language, storeName }) => ({
    title: `${storeName} - ${translator(words, language)(title)}`,
    noindex: true,
  });
}
