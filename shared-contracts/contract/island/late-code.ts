import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.ts';

/** Where the code of an island comes from. */
export interface CodeSource<Props> {
  here(): ComponentType<Props> | undefined;
  /** Whether the last load failed: both sides then say so. */
  failed(): boolean;
  /** Brings the code, and its texts in a language. Rejects when the code cannot be fetched; may then be called again. */
  load(language: Language): Promise<unknown>;
}

/** Code that comes later than the page. Code, not data: the same for everybody. */
export interface LateCode<Props> extends CodeSource<Props> {
  /** Resolves when somebody has brought the code. On a server, which waits for nobody, this brings it. */
  arrival(): Promise<unknown>;
}

export function lateCode<Props>({ here, failed, load }: CodeSource<Props>): LateCode<Props> {
  const waiting: (() => void)[] = [];
  return {
    here,
    failed,
    async load(language) {
      await load(language);
      for (const resolve of waiting.splice(0)) resolve();
    },
    // A server speaks every language with the one module it has; there is one besides English.
    arrival: () =>
      typeof window === 'undefined' ? load('ar') : new Promise<void>((resolve) => void waiting.push(resolve)),
  };
}
