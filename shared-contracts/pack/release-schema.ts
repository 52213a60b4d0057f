import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { LiveVersion, Release } from '../contract/server/release.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

/** The schemas in docs, by their files: what the shell reads, less the checks that JSON Schema has no words for. */
export function releaseSchemas(): Readonly<Record<string, object>> {
  const of = (schema: Parameters<typeof toJsonSchema>[0]) =>
    toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' });
  return {
    [path.join(DOCS, 'release-format.schema.json')]: of(Release),
    [path.join(DOCS, 'live-format.schema.json')]: of(LiveVersion),
  };
}

export function schemaText(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main)
  for (const [file, schema] of Object.entries(releaseSchemas())) writeFileSync(file, schemaText(schema));
