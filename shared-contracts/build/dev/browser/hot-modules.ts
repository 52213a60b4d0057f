import type {} from './refresh-runtime.ts';

/** Part of a remote's development build: which modules of an open page can be replaced. */

type Exports = Readonly<Record<string, unknown>>;

interface Hot {
  readonly data?: { exports?: Exports };
  accept(): void;
  dispose(keep: (data: { exports?: Exports }) => void): void;
  invalidate(): void;
}

declare const __webpack_require__: { readonly c: Readonly<Record<string, { readonly exports: unknown } | undefined>> };

const runtime = globalThis.reactRefresh;

export const { register, createSignatureFunctionForTransform } = runtime;

/** Called by every module when it has been evaluated. One that exports only components takes its own replacement. */
export function refresh(id: string, hot: Hot): void {
  const exports = __webpack_require__.c[id]?.exports as Exports | undefined;
  const before = hot.data?.exports;
  const components = exports ? componentsOf(exports) : null;
  if (!exports || !components || (before && !sameKeys(before, exports))) {
    // Who imports it must be replaced as well.
    if (before) hot.invalidate();
    return;
  }
  for (const [name, component] of components) runtime.register(component, `${id} ${name}`);
  if (before) adopt(before, exports);
  const held = before ?? exports;
  hot.dispose((data) => {
    data.exports = held;
  });
  hot.accept();
  if (before) runtime.performReactRefresh();
}

/** The components that a module exports, itself or in a page or fragment; null when it exports anything else. */
function componentsOf(exports: Exports): readonly (readonly [string, unknown])[] | null {
  const found: [string, unknown][] = [];
  for (const [name, value] of Object.entries(exports)) {
    const { Component } = isModule(name) ? (value as { readonly Component?: unknown }) : { Component: value };
    if (!isModule(name) && !runtime.isLikelyComponentType(Component)) return null;
    found.push([name, Component]);
  }
  return found.length > 0 ? found : null;
}

/** What a remote exposes (PageModule, FragmentModule). */
function isModule(name: string): boolean {
  return name === 'page' || name === 'fragment';
}

/** The shell holds the first page object of its visit, so that the newest parts are put into that one. */
function adopt(held: Exports, exports: Exports): void {
  for (const [name, value] of Object.entries(exports)) if (isModule(name)) Object.assign(held[name] as object, value);
}

function sameKeys(one: Exports, other: Exports): boolean {
  return Object.keys(one).join() === Object.keys(other).join();
}
