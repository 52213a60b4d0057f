import * as v from 'valibot';
import { instantOf } from '../domain/instant.ts';
import { defineCall } from './call.ts';
import { parseBody } from './parse-body.ts';

const getVisit = defineCall({
  name: 'get-visit',
  summary: 'test',
  request: v.object({}),
  answer: v.object({ At: v.string() }),
  decode: ({ At }, { by }) => ({ at: instantOf(At), by }),
});

const body = (answer: unknown) =>
  JSON.stringify({ statusCode: 200, message: 'OK', data: JSON.stringify(answer), by: 'Asha' });

test('a client gets the domain of what the wire says, members beside it included [API-02]', () => {
  const at = Date.UTC(2026, 10, 28, 3, 0);
  expect(parseBody(getVisit, body({ At: '2026-11-28T03:00:00Z' }))).toMatchObject({
    ok: true,
    value: { answer: { at, by: 'Asha' } },
  });
});

test('an answer that the domain cannot hold is a schema error, not an exception [API-02]', () => {
  expect(parseBody(getVisit, body({ At: 'soon' }))).toEqual({
    ok: false,
    error: { kind: 'schema', call: 'get-visit', issues: ['RangeError: not a date: soon'] },
  });
});
