import type { enquiryTexts } from './texts.ts';

/** The texts, which each team spreads into its words. */
export type EnquiryWords = (
  key: keyof typeof enquiryTexts,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A file's name or a number keeps its own direction within the sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
