import { $lastPerson, $storageReady, personalAtom } from 'shared-contracts';
import { DRAFT_PREFIX } from '../../contract/domain/constants.ts';
import { parseJson } from '../../contract/stores/persisted.ts';

// Written by typing only, so never on a server. Survives navigations and an expired session, but not a sign-out.
const $drafts = personalAtom<Readonly<Record<string, unknown>>>({});

export interface Draft<Content> {
  read(): Content | undefined;
  /** undefined deletes the draft. */
  keep(content: Content | undefined): void;
}

/** What the tab stores for a reload. */
interface StoredDraft {
  /** Whose it is: 0 for a visitor, whose drafts are taken along by a login. */
  readonly person: number;
  /** Unix time in milliseconds. */
  readonly keptAt: number;
  readonly content: unknown;
}

/** A browser restores its tabs for months; the privacy notice states this time (LAW-06). */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The draft of that name, e.g. 'review of 7': texts by the names of their fields, unless said otherwise. Stored for the
 * tab, so that it survives a reload; a sign-out deletes it, and so does the next form that opens a week later.
 */
export function draftOf<Content = Readonly<Record<string, string>>>(name: string): Draft<Content> {
  return {
    read: () => ($drafts.get()[name] ?? readStored(name)) as Content | undefined,
    keep(content) {
      $drafts.set({ ...$drafts.get(), [name]: content });
      store(name, content);
    },
  };
}

function readStored(name: string): unknown {
  // Earlier, whose browser this is has not been read, and a hydrated form would differ from the server's.
  if (!$storageReady.get()) return undefined;
  try {
    deleteOldDrafts();
    const stored = parse(sessionStorage.getItem(DRAFT_PREFIX + name));
    return stored && [0, $lastPerson.get()].includes(stored.person) ? stored.content : undefined;
  } catch {
    // A forbidden storage has no content.
    return undefined;
  }
}

function deleteOldDrafts(): void {
  const oldest = Date.now() - LONGEST_MS;
  for (const key of Object.keys(sessionStorage)) {
    const isDraft = key.startsWith(DRAFT_PREFIX);
    if (isDraft && !((parse(sessionStorage.getItem(key))?.keptAt ?? 0) > oldest)) sessionStorage.removeItem(key);
  }
}

function parse(text: string | null) {
  return parseJson(text ?? '') as StoredDraft | null | undefined;
}

function store(name: string, content: unknown): void {
  try {
    if (content === undefined) sessionStorage.removeItem(DRAFT_PREFIX + name);
    else {
      const stored: StoredDraft = { person: $lastPerson.get(), keptAt: Date.now(), content };
      sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(stored));
    }
  } catch {
    // Full or forbidden: the draft stays in this page's memory.
  }
}
