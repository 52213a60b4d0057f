/**
 * Checks for the few shapes in local storage. Every page needs them at once, and the API's schemas are loaded with the first
 * call: with valibot for the key `user` alone the shell's `main` has 2,163 bytes (brotli) more of 112,196.
 */
export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

export const isYesOrNo: Guard<boolean> = (value) => typeof value === 'boolean';

/** A count or id: a whole number of at least 1. */
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 1;

export const isWhole: Guard<number> = (value): value is number => Number.isSafeInteger(value);

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

/** May be missing or null. */
export function optional<T>(guard: Guard<T>): Guard<T | null | undefined> {
  return (value): value is T | null | undefined => value === undefined || value === null || guard(value);
}

export function listOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(guard);
}

/** An object whose named members pass; other members are not checked. */
export function shapeOf<T extends object>(members: { readonly [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> {
  const checks = Object.entries(members) as [string, Guard<unknown>][];
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, guard]) => guard((value as Record<string, unknown>)[name]));
}
