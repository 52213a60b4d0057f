import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { allowedTree, type FoundNode, type HtmlTree } from './html-tree.ts';

/** HTML as it may be shown, by a parser that follows the same standard as the browsers'. */
export function parseHtml(html: string): HtmlTree {
  // Without scripting, as DOMParser parses: both sides then see the same <noscript>.
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) =>
    defaultTreeAdapter.isElementNode(node),
  );
  const body = root?.childNodes.find((node) => node.nodeName === 'body');
  return body && defaultTreeAdapter.isElementNode(body) ? allowedTree(childrenOf(body)) : [];
}

function* childrenOf(parent: DefaultTreeAdapterTypes.ParentNode): Iterable<FoundNode> {
  for (const node of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(node)) yield node.value;
    else if (defaultTreeAdapter.isElementNode(node)) {
      yield {
        tag: node.tagName,
        attribute: (name) => node.attrs.find((attribute) => attribute.name === name)?.value ?? null,
        children: () => childrenOf(node),
      };
    }
  }
}
