import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { parseDocument } from '../../content/documents/markdown.ts';

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

/** The Markdown files of a folder by name, each with its named values unchecked. */
export function readFolder(folder: string) {
  const files = readdirSync(pathOf(folder)).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const document = parseDocument(read(`${folder}/${file}`));
    if (!document) throw new Error(`seed/${folder}/${file} does not begin with named values between lines of '---'.`);
    return { name: file.slice(0, -'.md'.length), ...document };
  });
}

/** The same, checked, for files that are not content documents. */
export function readDocuments<FrontMatter>(folder: string, frontMatter: Schema<FrontMatter>) {
  return readFolder(folder).map(({ name, markdown, front }) => ({
    slug: name,
    markdown,
    ...check(`${folder}/${name}.md`, frontMatter, front),
  }));
}

function check<Output>(file: string, schema: Schema<Output>, value: unknown): Output {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new Error(`seed/${file}:\n${v.summarize(parsed.issues)}`);
  return parsed.output;
}
