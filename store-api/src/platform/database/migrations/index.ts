import type { Migration } from '../migration.ts';

/**
 * What changed since the baseline, by name in order. The first is '0700-…', in a file of its own beside this one. A released
 * migration is never edited: a change is a new one. See docs/operations.md, "Upgrades", for what it may do.
 */
export const migrations: Readonly<Record<string, Migration>> = {};
