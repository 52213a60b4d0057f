import { micromark } from 'micromark';
import { parse as parseYaml, stringify as writeYaml } from 'yaml';

/** A block of named values, and the text below it. */
export interface RawDocument {
  readonly front: unknown;
  readonly markdown: string;
}

const DOCUMENT = /^---\n(.*?)^---[ \t]*(?:\n(.*))?$/ms;

/** Null for a text without a block of named values between two lines of '---', or with one that is not YAML. */
export function parseDocument(text: string): RawDocument | null {
  const [, front, markdown = ''] = DOCUMENT.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')) ?? [];
  if (front === undefined) return null;
  try {
    return { front: parseYaml(front), markdown: markdown.trim() };
  } catch {
    return null;
  }
}

export function writeDocument({ front, markdown }: RawDocument): string {
  return `---\n${writeYaml(front, { lineWidth: 0 })}---\n${markdown === '' ? '' : `\n${markdown}\n`}`;
}

/** HTML within the Markdown stays, for tables with captions; safe-html.ts cleans what visitors get. */
export function toHtml(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, allowDangerousProtocol: true }).trim();
}

/** What follows each heading of the second level. */
export function sectionsOf(markdown: string) {
  const sections = markdown.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading: heading.trim(), markdown: lines.join('\n').trim() };
  });
}
