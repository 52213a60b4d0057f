import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../store/composed-store.ts';

export interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly args: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly working_dir?: string;
  readonly environment: Readonly<Record<string, string | number>>;
  readonly healthcheck: { readonly test: readonly string[] };
  readonly networks: readonly string[];
  readonly user?: string;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}

export function composeText(file = 'docker-compose.yml'): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The file as compose parses it: merged anchors, variables from `variables`. */
export function readComposeFile(variables: Readonly<Record<string, string>>, file?: string): ComposeFile {
  return filledIn(parse(composeText(file), { merge: true }), variables) as ComposeFile;
}

export function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

const VARIABLE = /\$\{(\w+)(?:(:-|:\?)([^}]*))?\}/g;

/** Interpolates after parsing, like compose: a variable's value cannot change the YAML type. */
function filledIn(node: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof node === 'string') return interpolate(node, variables);
  if (Array.isArray(node)) return node.map((entry) => filledIn(entry, variables));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filledIn(value, variables)]));
}

/** Compose's `${NAME}`, `${NAME:-default}` and `${NAME:?complaint}`. @throws when a required one is missing. */
function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (_, name: string, operator: string | undefined, rest: string | undefined) => {
    const value = variables[name];
    if (value) return value;
    if (operator === ':?') throw new Error(`${name}: ${rest}`);
    return operator === ':-' ? (rest ?? '') : '';
  });
}
