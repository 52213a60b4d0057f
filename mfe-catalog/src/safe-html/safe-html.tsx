import { createElement, type ReactNode } from 'react';
import type { HtmlNode, HtmlTree } from './html-tree.ts';

/** Formatted text of the catalogue. Editorial text has no translation, so its own language is said (SH-16). */
export function SafeHtml({ tree, className }: { readonly tree: HtmlTree; readonly className?: string | undefined }) {
  return (
    <div className={className} lang="en" dir="ltr">
      {tree.map(rendered)}
    </div>
  );
}

function rendered(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { ...node.props, key: index }, ...(node.children ?? []).map(rendered));
}
