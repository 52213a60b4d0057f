import type { ApiClient, ApiResult, Language } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import type { LayoutData } from '../composition/layout-data.ts';

/** The same for everyone on every page of a language. */
const ASKED_ONCE = new Set(['get-categories-list', 'get-site-settings', 'get-interface-texts']);

export interface AskedOnce {
  /** The client of every page and fragment, whichever release it is of. */
  readonly api: ApiClient;
  /** What is asked for next is fetched again; until the answer is here, and when there is none, the old one counts. */
  renew(language: Language): void;
}

/** A client that fetches categories, settings and texts once in a session and language, whoever asks, beginning with the document's. */
export function askingOnce(client: ApiClient, language: () => Language, layout: LayoutData): AskedOnce {
  const answers = new Map<string, Promise<ApiResult<unknown>>>();
  const old = new Set<string>();
  const keyOf = (name: string, request: unknown) => JSON.stringify([language(), name, request]);
  const know = (name: string, request: unknown, value: unknown) =>
    answers.set(keyOf(name, request), Promise.resolve({ ok: true, value }));

  // Without categories the API was unavailable to the document.
  if (layout.categories.length > 0) {
    know('get-categories-list', { PageSize: PAGE_SIZE.categories }, layout.categories);
    know('get-site-settings', {}, layout.site);
  }

  const call: ApiClient['call'] = (asked, request, options) => {
    if (!ASKED_ONCE.has(asked.name)) return client.call(asked, request, options);
    const key = keyOf(asked.name, request);
    const known = answers.get(key);
    if (known && !old.delete(key)) return known as Promise<ApiResult<CallAnswer<typeof asked>>>;
    // Shared: the end of one caller's interest does not end it.
    const fetched = client.call(asked, request).then((result) => {
      if (result.ok) return result;
      if (!known) {
        answers.delete(key);
        return result;
      }
      answers.set(key, known);
      old.add(key);
      return known as Promise<typeof result>;
    });
    answers.set(key, fetched);
    return fetched;
  };
  return {
    api: { ...client, call },
    renew(of) {
      for (const key of answers.keys()) if (key.startsWith(`["${of}"`)) old.add(key);
    },
  };
}
