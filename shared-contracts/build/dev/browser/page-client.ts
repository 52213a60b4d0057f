/// <reference path="./react-refresh.d.ts" />
import * as runtime from 'react-refresh/runtime';

/** Between this script, once in a document, and the modules of the remote. */
export interface HotReload {
  readonly runtime: typeof runtime;
  /** Whether the page's React is a development build: only that one can replace components. */
  readonly keepsState: boolean;
  /** The hash of the newest build. */
  latest?: string;
  /** Called after every build without faults. */
  onBuild?: () => void;
}

/** What the development server says after each build. */
export interface BuildNews {
  readonly hash: string;
  /** Readable faults of a build that failed; '' when it succeeded. */
  readonly faults: string;
}

declare global {
  var hotReload: HotReload;
}

// The first script of the document: React DOM looks for this hook when it is evaluated.
runtime.injectIntoGlobalHook(globalThis);
const { keepsState } = document.currentScript?.dataset ?? {};
globalThis.hotReload = { runtime, keepsState: keepsState === 'true' };

new EventSource('/@dev/events').onmessage = ({ data }: MessageEvent<string>) => {
  const { hash, faults } = JSON.parse(data) as BuildNews;
  showFaults(faults);
  if (faults) return;
  globalThis.hotReload.latest = hash;
  globalThis.hotReload.onBuild?.();
};

function showFaults(faults: string): void {
  const id = 'development-faults';
  document.getElementById(id)?.remove();
  if (!faults) return;
  const box = Object.assign(document.createElement('pre'), { id, textContent: faults });
  box.role = 'alert';
  box.dir = 'ltr';
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99999;max-block-size:60vh;overflow:auto;margin:0;padding:16px;background:#2b0b0b;color:#ffd9d9;font:13px/1.5 monospace;white-space:pre-wrap';
  document.documentElement.append(box);
}
