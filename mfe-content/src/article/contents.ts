import type { HtmlNode, HtmlTree } from 'shared-contracts/html-tree';

/** A section, by its heading. */
export interface Part {
  readonly id: string;
  readonly heading: string;
}

/** A shorter text needs no contents. */
const WORTH_LISTING = 4;

/** Adds ids to the headings of a text, and lists them when there are enough. */
export function withContents(text: HtmlTree): { readonly text: HtmlTree; readonly contents: readonly Part[] } {
  const contents: Part[] = [];
  const addressed = text.map((node): HtmlNode => {
    if (typeof node === 'string' || node.tag !== 'h2') return node;
    const heading = textOf(node.children ?? []);
    const id = `part-${contents.length + 1}`;
    contents.push({ id, heading });
    return { ...node, props: { ...node.props, id } };
  });
  return contents.length < WORTH_LISTING ? { text, contents: [] } : { text: addressed, contents };
}

function textOf(tree: HtmlTree): string {
  return tree.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');
}
