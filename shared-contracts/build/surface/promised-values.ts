import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { ApiCall } from '../../contract/api/call.ts';
import { EVENTS } from '../../contract/events/contract.ts';
import { STORE_PATHS } from '../../contract/remote/store-paths.ts';
import { ChangeEvent } from '../../contract/server/change-stream.ts';
import { LiveVersion, Release } from '../../contract/server/release.ts';
import { connectStorage } from '../../contract/stores/persisted.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../contract');
const KIT = path.resolve(CONTRACT, '../kit');

/** What no type says: the calls, the events, the keys in local storage, the paths, what servers tell one another, and styles. */
export async function promisedValues(): Promise<string[]> {
  return [
    ...(await calls()).flatMap(({ name, path, access, request, answer }) => [
      `call ${name}: ${path} ${access}`,
      ...shape(`call ${name} request`, request, 'input'),
      ...shape(`call ${name} answer`, answer, 'output'),
    ]),
    ...Object.entries(EVENTS).flatMap(([name, payload]) => [
      `event ${name}`,
      ...shape(`event ${name}`, payload, 'input'),
    ]),
    ...(await storedKeys()).map((key) => `stored ${key}`),
    ...STORE_PATHS.map(({ path, page, audience }) => `path ${path}: ${page} ${audience}`),
    ...shape('server release', Release, 'input'),
    ...shape('server live', LiveVersion, 'input'),
    ...shape('server change', ChangeEvent, 'input'),
    ...globalStyles(),
  ];
}

/** Tokens and classes of the style sheets that the shell brings for everybody. */
function globalStyles(): string[] {
  return globSync('*.css', { cwd: KIT })
    .filter((file) => !file.endsWith('.module.css'))
    .flatMap((file) => {
      const css = readFileSync(path.join(KIT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [
        ...[...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, token]) => `token ${token}`),
        ...[...css.matchAll(/(?<![\w/])\.(?!ant-)([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => `class ${name}`),
      ];
    });
}

async function calls(): Promise<ApiCall[]> {
  const modules = await allOf('api');
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

function allOf(room: 'api' | 'stores'): Promise<Record<string, unknown>[]> {
  const files = globSync(`${room}/*.ts`, { cwd: CONTRACT }).filter((file) => !file.includes('.test.'));
  return Promise.all(files.map((file) => import(path.join(CONTRACT, file)) as Promise<Record<string, unknown>>));
}

function isCall(value: unknown): value is ApiCall {
  return typeof value === 'object' && value !== null && 'request' in value && 'answer' in value && 'path' in value;
}

/** The keys that a storage is asked for when the stores of a page are read. */
async function storedKeys(): Promise<string[]> {
  await allOf('stores');
  const keys: string[] = [];
  const localStorage = {
    getItem(key: string) {
      keys.push(key);
      return null;
    },
    setItem: () => undefined,
    removeItem: () => undefined,
  } as unknown as Storage;
  connectStorage({ localStorage, addEventListener: () => undefined, removeEventListener: () => undefined })();
  return keys;
}

function shape(name: string, schema: GenericSchema, typeMode: 'input' | 'output'): string[] {
  return schema.type === 'never' ? [] : members(name, toJsonSchema(schema, { typeMode, errorMode: 'ignore' }));
}

/** A line for each member, whatever it lies in. `?` where it may be missing. */
function members(name: string, schema: JsonSchema): string[] {
  const {
    $schema: _,
    type = '',
    properties,
    required,
    items,
    anyOf,
    additionalProperties,
    enum: names,
    ...limits
  } = schema;
  const limited = Object.keys(limits).length > 0 ? [`${name}: ${type} ${JSON.stringify(limits)}`] : [];
  if (properties)
    return Object.entries(properties).flatMap(([key, value]) =>
      members(`${name}.${key}${required?.includes(key) ? '' : '?'}`, value as JsonSchema),
    );
  if (items) return [...limited, ...members(`${name}[]`, items as JsonSchema)];
  if (additionalProperties) return members(`${name}{}`, additionalProperties as JsonSchema);
  if (anyOf) return anyOf.flatMap((option) => members(`${name} |`, option as JsonSchema));
  if (names) return [...limited, ...names.map((value) => `${name} | ${JSON.stringify(value)}`)];
  return limited.length > 0 ? limited : [`${name}: ${type}`];
}
