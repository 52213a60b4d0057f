import fc from 'fast-check';
import { type CallOperation, type JsonSchema, required } from './open-api.ts';

// Requests from the API's own description: valid ones, valid ones with one fault, and bodies that are not a request.

/** Values that exist in the store, by the parameter that takes them: guesses alone never get past 'not found'. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

export interface FuzzedRequest {
  readonly operation: CallOperation;
  readonly contentType: string;
  readonly body: string;
}

const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '0',
  '-1',
  '1e9',
  'NaN',
  '١٢٣',
  'Infinity',
  '%00%zz',
  'a\r\nSet-Cookie: a=b',
  "'; drop table products; --",
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://a.example")',
  '../../etc/passwd',
  '{"__proto__":{"admin":true}}',
  '[]',
  '[{}]',
  '[[[[]]]]',
  '99999999999999999999',
  '9'.repeat(400),
  '1,'.repeat(2000),
  'x'.repeat(20_000),
  'ﷺ'.repeat(5000),
  -1,
  0,
  1.5,
  0.1 + 0.2,
  1e308,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
];

const NO_REQUESTS = [
  '',
  '[]',
  'null',
  '0',
  '"x"',
  '{',
  '{}',
  '[{"requestParameters":{}}]',
  '{"requestParameters":null}',
  '{"requestParameters":[]}',
  '{"requestParameters":"x"}',
  '{"requestParameters":{"__proto__":{"a":1}}}',
  `{"requestParameters":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}}`,
  `{"requestParameters":{"a":"${'x'.repeat(70_000)}"}}`,
  '\u0000',
  '﻿{}',
];

const CONTENT_TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml', ''];

export function requestOf(operations: readonly CallOperation[], known: KnownValues): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...operations).chain((operation) => {
    const valid = valueFor(operation.parameters, '', known);
    const written = (parameters: unknown) => JSON.stringify({ requestParameters: parameters });
    return fc.oneof(
      { weight: 4, arbitrary: json(operation, valid.map(written)) },
      { weight: 5, arbitrary: json(operation, spoiled(valid).map(written)) },
      {
        weight: 1,
        arbitrary: fc.record({
          operation: fc.constant(operation),
          contentType: fc.constantFrom(...CONTENT_TYPES),
          body: fc.oneof(fc.constantFrom(...NO_REQUESTS), fc.string({ unit: 'binary' }), fc.json()),
        }),
      },
    );
  });
}

function json(operation: CallOperation, body: fc.Arbitrary<string>): fc.Arbitrary<FuzzedRequest> {
  return body.map((text) => ({ operation, contentType: 'application/json', body: text }));
}

/** What a schema accepts; transforms and checks that JSON Schema cannot say are met by known values. */
function valueFor(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const described = describedValue(schema, known);
  const existing = known[name];
  if (!existing) return described;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: described });
}

function describedValue(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => describedValue(one, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const values = Object.fromEntries(properties.map(([name, one]) => [name, valueFor(one, name, known)]));
      return fc.record(values, { requiredKeys: [...required(schema)] });
    }
    case 'array':
      return fc.array(describedValue(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'string': {
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      const minLength = schema.minLength ?? 0;
      return fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 60, 60)),
      });
    }
    case 'integer':
    case 'number': {
      const [min, max] = [schema.minimum ?? -1_000_000, schema.maximum ?? 1_000_000];
      const small = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, Math.max(min, 60))) });
      return fc.oneof(small, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** A value with one place replaced, removed or added. */
function spoiled(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const hostile = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  return fc
    .record({ value: valid, place: fc.nat(), hostile, remove: fc.constantFrom(false, false, false, true) })
    .map(({ value, place, hostile: other, remove }) => {
      const copy: unknown = structuredClone(value);
      const places = placesIn(copy);
      const found = places[place % Math.max(places.length, 1)];
      if (!found) return other;
      if (remove) Reflect.deleteProperty(found.holder, found.key);
      else found.holder[found.key] = other;
      return copy;
    });
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
