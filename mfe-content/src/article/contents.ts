import type { HtmlNode, HtmlTree } from 'shared-contracts/html-tree';

/** A part of a page, by its heading. */
export interface Part {
  readonly id: string;
  readonly heading: string;
}

/** Fewer parts than this are seen at a glance. */
const WORTH_LISTING = 4;

/** Gives the headings of a text's parts addresses, and lists them where the text is long enough to need it. */
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
