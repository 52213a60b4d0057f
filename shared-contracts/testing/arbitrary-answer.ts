import fc from 'fast-check';
import * as v from 'valibot';

interface Options {
  /** Leaves out every member that an API of an earlier release may not know. */
  readonly older?: boolean;
}

/** What valibot keeps of a schema; its generic types say less. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly key?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly (Schema & { readonly requirement?: unknown })[];
}

/** Answers that a call's schema accepts, as JSON texts hold them. Members called …UTC, …On, …At and …By hold moments. */
export function arbitraryAnswer(schema: v.GenericSchema, options: Options = {}): fc.Arbitrary<unknown> {
  return answerOf(schema as unknown as Schema, '', options);
}

function answerOf(schema: Schema, name: string, options: Options): fc.Arbitrary<unknown> {
  if (!schema.pipe) return plain(schema, name, options);
  const [base = schema, ...checks] = schema.pipe;
  return narrowed(base, checks, name, options).filter((value) => v.is(schema as unknown as v.GenericSchema, value));
}

function narrowed(base: Schema, checks: NonNullable<Schema['pipe']>, name: string, options: Options) {
  const limit = (type: string) => checks.find((check) => check.type === type)?.requirement;
  const pattern = limit('regex');
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  if (base.type === 'number' && checks.some(({ type }) => type === 'integer' || type === 'safe_integer'))
    return fc.integer({ min: Number(limit('min_value') ?? 0), max: Number(limit('max_value') ?? 1_000_000) });
  return answerOf(base, name, options);
}

function plain(schema: Schema, name: string, options: Options): fc.Arbitrary<unknown> {
  const inner = (one: Schema | undefined) => answerOf(one ?? { type: 'unknown' }, name, options);
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(Object.entries(schema.entries ?? {}), options);
    case 'array':
      return fc.array(inner(schema.item), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...(schema.items ?? []).map(inner));
    case 'record':
      return fc.dictionary(inner(schema.key) as fc.Arbitrary<string>, inner(schema.value), { maxKeys: 3 });
    case 'nullable':
    case 'nullish':
      return fc.option(inner(schema.wrapped), { nil: null });
    case 'optional':
    case 'exact_optional':
      return inner(schema.wrapped);
    case 'union':
    case 'variant':
      return fc.oneof(...((schema.options ?? []) as readonly Schema[]).map(inner));
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'literal':
      return fc.constant(schema.literal);
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: -100_000_000, max: 1_000_000_000 }).map((paise) => paise / 100),
      );
    case 'string':
      return /(UTC|On|At|By)$/.test(name)
        ? moment
        : fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 }));
    case 'unknown':
    case 'any':
      return fc.jsonValue();
    default:
      throw new Error(`no answers for a schema of type ${schema.type}`);
  }
}

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function objectOf(entries: readonly (readonly [string, Schema])[], options: Options) {
  const isOptional = ({ type }: Schema) => ['optional', 'exact_optional', 'nullish'].includes(type);
  const asked = options.older ? entries.filter(([, schema]) => !isOptional(schema)) : entries;
  return fc.record(Object.fromEntries(asked.map(([name, schema]) => [name, answerOf(schema, name, options)])), {
    requiredKeys: asked.flatMap(([name, schema]) => (isOptional(schema) ? [] : name)),
  });
}
