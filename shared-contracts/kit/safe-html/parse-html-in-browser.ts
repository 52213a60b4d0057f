import { allowedTree, type FoundNode, type HtmlTree } from './html-tree.ts';

/** HTML as it may be shown, by the browser's own parser: its document is inert, it runs and fetches nothing. */
export function parseHtml(html: string): HtmlTree {
  return allowedTree(childrenOf(new DOMParser().parseFromString(html, 'text/html').body));
}

function* childrenOf(parent: Element): Iterable<FoundNode> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) yield node.data;
    else if (node instanceof Element) {
      yield {
        tag: node.localName,
        attribute: (name) => node.getAttribute(name),
        children: () => childrenOf(node),
      };
    }
  }
}
