import { POSITION_HEADER, TAGS_HEADER } from 'shared-contracts/server/change-stream';

interface RecordedAnswers {
  /** For a client of the API. */
  readonly fetch: typeof globalThis.fetch;
  /** Tags of all answers; null when one was not told of, failed or has not come, so that nobody knows what it would be. */
  tags(): readonly string[] | null;
}

/**
 * The API as one page sees it, noting what the page is made of.
 * @param position what is known already, '' for nothing: older answers will not do
 */
export function recordingAnswers(position: string): RecordedAnswers {
  const tags = new Set<string>();
  let unknown = 0;
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      if (position !== '') request.headers.set(POSITION_HEADER, position);
      // Until it is here it may still fail, or come too late for the page.
      unknown += 1;
      const response = await fetch(request);
      const told = response.ok ? response.headers.get(TAGS_HEADER) : null;
      if (told === null) return response;
      for (const tag of told.split(' ')) tags.add(tag);
      unknown -= 1;
      return response;
    },
    tags: () => (unknown > 0 ? null : [...tags]),
  };
}
