import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import { micromark } from 'micromark';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';

type Schema<Output> = v.GenericSchema<unknown, Output>;

const pathOf = (name: string) => fileURLToPath(new URL(`../../../seed/${name}`, import.meta.url));
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

export function readYaml<Output>(file: string, schema: Schema<Output>): Output {
  return check(file, schema, parseYaml(read(file)));
}

/** Rows by their column heads; an empty cell is undefined. */
export function readCsv<Output>(file: string, row: Schema<Output>): Output[] {
  const cast = (cell: string) => (cell === '' ? undefined : cell);
  return check(file, v.array(row), parseCsv(read(file), { columns: true, cast }));
}

/** The Markdown files of a folder by slug, each with its front matter. */
export function readDocuments<FrontMatter>(folder: string, frontMatter: Schema<FrontMatter>) {
  const files = readdirSync(pathOf(folder)).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const [, front, markdown] = /^---\n(.*?)^---\n(.*)$/ms.exec(read(`${folder}/${file}`)) ?? [];
    const slug = file.slice(0, -'.md'.length);
    return {
      slug,
      markdown: markdown?.trim() ?? '',
      ...check(`${folder}/${file}`, frontMatter, parseYaml(front ?? '')),
    };
  });
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
    return { heading, markdown: lines.join('\n').trim() };
  });
}

function check<Output>(file: string, schema: Schema<Output>, value: unknown): Output {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new Error(`seed/${file}:\n${v.summarize(parsed.issues)}`);
  return parsed.output;
}
