import { createElement, type ReactNode } from 'react';
import { useLanguage } from 'shared-contracts';
import { ARABIC_LETTER } from './catalogue-text.tsx';
import type { HtmlNode, HtmlTree } from './safe-html/html-tree.ts';
import { StoreLink } from './store-link.tsx';

/**
 * Formatted text of the API, from a tree of allowed elements only (CAT-18). What of it is not translated is marked as
 * English, element by element (SH-16).
 */
export function SafeHtml({ tree, className }: { readonly tree: HtmlTree; readonly className?: string | undefined }) {
  const isArabic = useLanguage() === 'ar';
  const untranslated = isArabic && isEnglish(tree);
  return (
    <div className={className} {...(untranslated ? ENGLISH : {})}>
      {tree.map((node, index) => rendered(node, index, isArabic && !untranslated))}
    </div>
  );
}

const ENGLISH = { lang: 'en', dir: 'ltr' };

const isEnglish = (tree: HtmlTree) => tree.some(has(/\p{Letter}/u)) && !tree.some(has(ARABIC_LETTER));

const has =
  (letter: RegExp) =>
  (node: HtmlNode): boolean =>
    typeof node === 'string' ? letter.test(node) : (node.children ?? []).some(has(letter));

/** @param mayBeEnglish within a text in Arabic */
function rendered(node: HtmlNode, index: number, mayBeEnglish: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const language = mayBeEnglish && isEnglish(node.children ?? []) ? ENGLISH : {};
  const children = (node.children ?? []).map((child, place) => rendered(child, place, mayBeEnglish));
  const storePath = node.tag === 'a' ? pathInStore(node.props?.href) : null;
  if (storePath) {
    return (
      <StoreLink key={index} to={storePath} {...language}>
        {children}
      </StoreLink>
    );
  }
  return createElement(node.tag, { ...node.props, ...language, key: index }, ...children);
}

/** A link to a page of the store stays in the store and in the page's language; a file below /media is none. */
function pathInStore(href: string | number | undefined): string | null {
  return typeof href === 'string' && /^\/(?![/\\]|media\/|ar(\/|$))/.test(href) ? href : null;
}
