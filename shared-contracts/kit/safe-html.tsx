import { createElement, type ReactNode } from 'react';
import { isInEnglish, type Language, useLanguage, withoutLanguage } from 'shared-contracts';
import type { HtmlNode, HtmlTree } from './safe-html/html-tree.ts';
import { StoreLink } from './store-link.tsx';

/**
 * Formatted text of the API, from a tree of allowed elements only (CAT-18). What of it is not translated is marked as
 * English, element by element (SH-16).
 */
export function SafeHtml({ tree, className }: { readonly tree: HtmlTree; readonly className?: string | undefined }) {
  const language = useLanguage();
  const untranslated = isEnglish(tree, language);
  return (
    <div className={className} {...(untranslated ? ENGLISH : {})}>
      {tree.map((node, index) => rendered(node, index, untranslated ? 'en' : language))}
    </div>
  );
}

const ENGLISH = { lang: 'en', dir: 'ltr' };

function isEnglish(tree: HtmlTree, language: Language): boolean {
  const text = tree.map(textOf).join(' ');
  return /\p{Letter}/u.test(text) && isInEnglish(text, language);
}

const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join(' ');

/** @param language of what surrounds it */
function rendered(node: HtmlNode, index: number, language: Language): ReactNode {
  if (typeof node === 'string') return node;
  const own = isEnglish(node.children ?? [], language) ? ENGLISH : {};
  const children = (node.children ?? []).map((child, place) => rendered(child, place, language));
  const storePath = node.tag === 'a' ? pathInStore(node.props?.href) : null;
  if (storePath) {
    return (
      <StoreLink key={index} to={storePath} {...own}>
        {children}
      </StoreLink>
    );
  }
  return createElement(node.tag, { ...node.props, ...own, key: index }, ...children);
}

/** A link to a page of the store stays in the store and in the page's language; a file below /media is none. */
function pathInStore(href: string | number | undefined): string | null {
  if (typeof href !== 'string' || !/^\/(?![/\\]|media\/)/.test(href)) return null;
  return withoutLanguage(href) === href ? href : null;
}
