import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { arbitraryAnswer } from '../../testing/arbitrary-answer.ts';
import type { ApiCall } from './call.ts';
import { parseBody } from './parse-body.ts';

// jest-jsdom gives modules no dirname.
const FOLDER = new URL('.', import.meta.url);

const modules = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => import(new URL(file, FOLDER).href) as Promise<Readonly<Record<string, unknown>>>),
);
const calls = modules.flatMap((module) => Object.values(module)).filter(isDecoded);

function isDecoded(value: unknown): value is ApiCall {
  return typeof value === 'object' && value !== null && 'decode' in value && 'answer' in value;
}

const body = (answer: unknown) => JSON.stringify({ statusCode: 200, message: 'OK', data: JSON.stringify(answer) });

/** Names of the members that hold null, at any depth. */
function nulls(value: unknown, path = ''): readonly string[] {
  if (value === null) return path ? [path] : [];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) => nulls(member, `${path}/${name}`));
}

const RUNS = { numRuns: 1000, seed: 20_261_128 };

test('some calls have decoders', () => {
  expect(calls.length).toBeGreaterThan(0);
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test.each([
    ['of this release', false],
    ['of an earlier release', true],
  ])('a thousand generated answers of an API %s become plain data without nulls [API-02]', (_release, older) => {
    fc.assert(
      fc.property(arbitraryAnswer(call.answer, { older }), (answer) => {
        const parsed = parseBody(call, body(answer));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
        const { answer: decoded } = parsed.value;
        expect(nulls(decoded)).toEqual([]);
        // A page's data travels in its document; JSON drops undefined members.
        expect(JSON.parse(JSON.stringify(decoded) ?? 'null')).toEqual(decoded ?? null);
      }),
      RUNS,
    );
  });
});
