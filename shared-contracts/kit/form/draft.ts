import { personalAtom } from 'shared-contracts';

// Written by typing only, so never on a server. Survives navigations and an expired session, but not a sign-out.
const $drafts = personalAtom<Readonly<Record<string, unknown>>>({});

export interface Draft<Content> {
  read(): Content | undefined;
  /** undefined deletes the draft. */
  keep(content: Content | undefined): void;
}

/** The draft of that name, e.g. 'review of 7': texts by the names of their fields, unless said otherwise. */
export function draftOf<Content = Readonly<Record<string, string>>>(name: string): Draft<Content> {
  return {
    read: () => $drafts.get()[name] as Content | undefined,
    keep: (content) => $drafts.set({ ...$drafts.get(), [name]: content }),
  };
}
