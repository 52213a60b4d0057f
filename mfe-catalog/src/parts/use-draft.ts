import { useRef } from 'react';
import { personalAtom } from 'shared-contracts';

// Written by typing only, so never on a server. Kept while the document lives and its person stays: a detour over the
// login page, or a session that ended, costs nothing that was written.
const $drafts = personalAtom<Readonly<Record<string, Readonly<Record<string, string>>>>>({});

export function hasDraft(name: string): boolean {
  return Object.hasOwn($drafts.get(), name);
}

/** Begins a draft before its form is there: the form opens by itself when the shopper comes back. */
export function beginDraft(name: string): void {
  if (!hasDraft(name)) $drafts.set({ ...$drafts.get(), [name]: {} });
}

/** What was typed into a form before, for its fields' `defaultValue`; `keep` goes on the form's onInput. */
export function useDraft(name: string) {
  const typed = useRef($drafts.get()[name] ?? {});
  return {
    typed: typed.current,
    keep: ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
      const texts = [...new FormData(currentTarget)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      $drafts.set({ ...$drafts.get(), [name]: Object.fromEntries(texts) });
    },
    drop() {
      const { [name]: _, ...others } = $drafts.get();
      $drafts.set(others);
    },
  };
}
