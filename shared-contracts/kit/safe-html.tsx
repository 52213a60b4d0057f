import { createElement, type ReactNode } from 'react';
import type { HtmlNode, HtmlTree } from './safe-html/html-tree.ts';
import { StoreLink } from './store-link.tsx';

/**
 * Formatted text of the API, from a tree of allowed elements only (CAT-18). It is not translated, so its language is
 * marked (SH-16).
 */
export function SafeHtml({ tree, className }: { readonly tree: HtmlTree; readonly className?: string | undefined }) {
  return (
    <div className={className} lang="en" dir="ltr">
      {tree.map(rendered)}
    </div>
  );
}

function rendered(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = (node.children ?? []).map(rendered);
  const storePath = node.tag === 'a' ? pathInStore(node.props?.href) : null;
  if (storePath) {
    return (
      <StoreLink key={index} to={storePath}>
        {children}
      </StoreLink>
    );
  }
  return createElement(node.tag, { ...node.props, key: index }, ...children);
}

/** A link to a page of the store stays in the store and in the page's language; a file below /media is none. */
function pathInStore(href: string | number | undefined): string | null {
  return typeof href === 'string' && /^\/(?![/\\]|media\/|ar(\/|$))/.test(href) ? href : null;
}
