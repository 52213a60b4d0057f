import type { ComponentType, ReactNode } from 'react';
import { installWords, type Language, languageOf } from 'shared-contracts';
import { idle } from '../parts/idle.ts';
import type { LaterPart } from '../parts/later.tsx';
// What more.tsx shows is in the server's page, so its styles come with the page's own.
import './more-styles.ts';

type More = typeof import('./more.tsx');

// Code and texts, not data: the same for every request.
let script: Promise<More> | undefined;
let arabic: Promise<void> | undefined;
let here: More | undefined;

const onServer = typeof document === 'undefined';

/** The script of the parts and their texts in a language; asked for again after a failure. */
export async function fetchMore(language: Language): Promise<More> {
  script ??= import('./more.tsx').catch((fault: unknown) => {
    script = undefined;
    throw fault;
  });
  // A server speaks both languages with the one module it has.
  if (language === 'ar' || onServer) {
    arabic ??= import('./more-words.ar.ts').then(
      (texts) => installWords('catalog', 'ar', texts.default),
      () => {
        // In English rather than not at all.
        arabic = undefined;
      },
    );
  }
  const [more] = await Promise.all([script, arabic]);
  here = more;
  return more;
}

/** With the first page of a visit it waits until the page works and the browser rests; nobody misses it till then. */
async function more(): Promise<More> {
  if (onServer) return fetchMore('ar');
  if (!script) await idle();
  return fetchMore(languageOf(location.pathname));
}

function partOfMore<Props>(pick: (more: More) => ComponentType<Props>, placeholder?: ReactNode): LaterPart<Props> {
  return {
    load: async () => ({ default: pick(await more()) }),
    peek: () => here && pick(here),
    placeholder,
  };
}

// The parts of a product page that need no script to be read: theirs comes once the page works, in one piece.
export const deals = partOfMore(({ Deals }) => Deals);
export const productChips = partOfMore(({ ProductChips }) => ProductChips);
export const shareLinks = partOfMore(({ ShareLinks }) => ShareLinks);
export const afterBuying = partOfMore(({ AfterBuying }) => AfterBuying);
export const goodToKnow = partOfMore(({ GoodToKnow }) => GoodToKnow);
