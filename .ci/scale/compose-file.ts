import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ComposeFile } from './compose-types.ts';
import { mergeCompose, RESET_TAG } from './merge-compose.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What COMPOSE_FILE and COMPOSE_PROFILES choose. */
export interface Topology {
  readonly files: readonly string[];
  readonly profiles: readonly string[];
}

export const ONE_OF_EACH: Topology = { files: ['docker-compose.yml'], profiles: [] };
export const SCALE: Topology = { files: ['docker-compose.yml', 'docker-compose.scale.yml'], profiles: ['scale'] };

export function composeText(file = 'docker-compose.yml'): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** The files as compose parses them: merged anchors and files, the chosen profiles, variables from `variables`. */
export function readCompose(
  variables: Readonly<Record<string, string>>,
  topology: Topology = ONE_OF_EACH,
): ComposeFile {
  return filledIn(composeOf(topology), variables) as ComposeFile;
}

/** The same with `${NAME:-default}` as they are written. */
export function composeOf({ files, profiles }: Topology): ComposeFile {
  const merged = files
    .map((file) => parse(composeText(file), { merge: true, customTags: [RESET_TAG] }) as ComposeFile)
    .reduce(mergeCompose);
  const chosen = Object.entries(merged.services).filter(
    ([, service]) => !service.profiles || service.profiles.some((profile) => profiles.includes(profile)),
  );
  return { ...merged, services: Object.fromEntries(chosen) };
}

export function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

export const VARIABLE = /\$\{(\w+)(?:(:-|:\?)([^}]*))?\}/g;

/** Interpolates after parsing, like compose: a variable's value cannot change the YAML type. */
function filledIn(node: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof node === 'string') return interpolate(node, variables);
  if (Array.isArray(node)) return node.map((entry) => filledIn(entry, variables));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filledIn(value, variables)]));
}

/** Compose's `${NAME}`, `${NAME:-default}`, `${NAME:?complaint}` and `$$`. @throws when a required one is missing. */
export function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  const filled = text.replace(VARIABLE, (_, name: string, operator: string | undefined, rest: string | undefined) => {
    const value = variables[name];
    if (value) return value;
    if (operator === ':?') throw new Error(`${name}: ${rest}`);
    return operator === ':-' ? (rest ?? '') : '';
  });
  return filled.replaceAll('$$', '$');
}
