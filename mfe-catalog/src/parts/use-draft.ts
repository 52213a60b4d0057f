import { useRef } from 'react';
import { whenPersonLeaves } from './when-person-leaves.ts';

// Written by typing only, so never on a server. Kept while the document lives and its person stays: a detour over the
// login page, or a session that ended, costs nothing that was written.
const drafts = new Map<string, Readonly<Record<string, string>>>();
whenPersonLeaves(() => drafts.clear());

export function hasDraft(name: string): boolean {
  return drafts.has(name);
}

/** Begins a draft before its form is there: the form opens by itself when the shopper comes back. */
export function beginDraft(name: string): void {
  if (!drafts.has(name)) drafts.set(name, {});
}

/** What was typed into a form before, for its fields' `defaultValue`; `keep` goes on the form's onInput. */
export function useDraft(name: string) {
  const typed = useRef(drafts.get(name) ?? {});
  return {
    typed: typed.current,
    keep: ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
      const texts = [...new FormData(currentTarget)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      drafts.set(name, Object.fromEntries(texts));
    },
    drop: () => void drafts.delete(name),
  };
}
