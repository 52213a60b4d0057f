/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { LiveVersion, RELEASE_FORMAT, Release } from '../contract/server/release.ts';
import { releaseSchemas, schemaText } from './release-schema.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/release-format.md'), 'utf8');
const examples = Array.from(
  guide.matchAll(/`(release|live)\.json`[^`]*```json\n([\s\S]*?)```/g),
  ([, file, text = '']) => ({
    file,
    example: JSON.parse(text) as Record<string, unknown>,
  }),
);

test.each(Object.entries(releaseSchemas()).map(([file, schema]) => [path.basename(file), file, schema] as const))(
  '%s is the schema that a shell reads [OPS-24]',
  (_name, file, schema) => {
    // npm run release-schema -w shared-contracts
    expect(readFileSync(file, 'utf8')).toBe(schemaText(schema));
  },
);

test('the examples of the guide are read as they are [OPS-24]', () => {
  expect(examples.map(({ file }) => file)).toEqual(['release', 'live']);
  for (const { file, example } of examples) {
    const parsed = v.safeParse(file === 'live' ? LiveVersion : Release, example);
    expect(parsed.issues).toBeUndefined();
  }
});

const release: Record<string, unknown> = examples[0]?.example ?? {};

test('a release without a format is of the first one, and what a later shell adds is passed over [OPS-24]', () => {
  const { format: _, ...earlier } = release;
  expect(v.is(Release, earlier)).toBe(true);
  expect(v.is(Release, { ...release, addedLater: true })).toBe(true);
});

test('a release of a later format is refused in words [OPS-24]', () => {
  const { issues = [] } = v.safeParse(Release, { ...release, format: RELEASE_FORMAT + 1 });
  expect(issues.map(({ message }) => message)).toEqual(['is newer than this shell reads']);
});
