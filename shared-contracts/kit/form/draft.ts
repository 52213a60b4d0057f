import { personalAtom } from 'shared-contracts';

// Written by typing only, so never on a server. Kept while the document lives and its person stays: a detour to the
// login page, or a session that ended, costs nothing that was written.
const $drafts = personalAtom<Readonly<Record<string, unknown>>>({});

/** What was typed into a form and is not sent yet. */
export interface Draft<Content> {
  read(): Content | undefined;
  /** undefined drops it. */
  keep(content: Content | undefined): void;
}

/** The draft of that name, e.g. 'review of 7': texts by the names of their fields, unless said otherwise. */
export function draftOf<Content = Readonly<Record<string, string>>>(name: string): Draft<Content> {
  return {
    read: () => $drafts.get()[name] as Content | undefined,
    keep: (content) => $drafts.set({ ...$drafts.get(), [name]: content }),
  };
}
