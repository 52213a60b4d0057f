import type { HotReload } from './page-client.ts';

/** Part of a remote's development build: replaces its modules in the open page after every build. */

type Exports = Readonly<Record<string, unknown>>;

interface Hot {
  readonly data?: { exports?: Exports };
  accept(): void;
  dispose(keep: (data: { exports?: Exports }) => void): void;
  invalidate(): void;
  /** Resolves to null when the server has no update for this page's build. */
  check(apply: true): Promise<readonly unknown[] | null>;
  status(): string;
}

declare const __webpack_hash__: string;
declare const __webpack_require__: { readonly c: Readonly<Record<string, { readonly exports: unknown } | undefined>> };
declare const __webpack_module__: { readonly hot: Hot };

const hotReload: HotReload = globalThis.hotReload;
const { runtime, keepsState } = hotReload;
const updates = __webpack_module__.hot;

export const { register, createSignatureFunctionForTransform } = runtime;

/** Called by every module when it has been evaluated. One that exports only components takes its own replacement. */
export function refresh(id: string, hot: Hot): void {
  const exports = __webpack_require__.c[id]?.exports as Exports | undefined;
  const before = hot.data?.exports;
  const components = exports && keepsState ? componentsOf(exports) : null;
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

let isBroken = false;
let running: Promise<void> = Promise.resolve();

async function update(): Promise<void> {
  while (hotReload.latest && hotReload.latest !== __webpack_hash__) {
    if (!isBroken && (await updates.check(true))) continue;
    location.reload();
    return;
  }
}

function failed(fault: unknown): void {
  // What no module takes, the page does by loading again. A module that threw would throw there as well.
  isBroken = updates.status() !== 'abort';
  if (isBroken) reportError(fault);
  else location.reload();
}

hotReload.onBuild = () => {
  running = running.then(update).catch(failed);
};
hotReload.onBuild();
