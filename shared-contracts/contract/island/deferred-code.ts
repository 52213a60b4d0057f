import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.ts';

export interface CodeSource<Props> {
  loaded(): ComponentType<Props> | undefined;
  /** Whether the last load failed; server and browser then render the unavailable text. */
  failed(): boolean;
  /** Loads the code, and its texts in a language. Rejects when the code cannot be fetched; a later call retries. */
  load(language: Language): Promise<unknown>;
}

export interface DeferredCode<Props> extends CodeSource<Props> {
  /** Resolves when a call of `load` has succeeded. On the server it starts the load. */
  whenLoaded(): Promise<unknown>;
}

export function deferredCode<Props>({ loaded, failed, load }: CodeSource<Props>): DeferredCode<Props> {
  const waiting: (() => void)[] = [];
  return {
    loaded,
    failed,
    async load(language) {
      await load(language);
      for (const resolve of waiting.splice(0)) resolve();
    },
    // A server has one module for all languages, so it loads the texts of the only other one than English.
    async whenLoaded() {
      if (typeof window === 'undefined') await load('ar');
      // In a hidden tab React may ask only after the code has come.
      else if (!loaded()) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}
