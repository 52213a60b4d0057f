import { POSITION_HEADER, TAGS_HEADER } from 'shared-contracts/server/change-stream';

interface RecordedAnswers {
  readonly fetch: typeof globalThis.fetch;
  /** Tags of all answers; null when one lacks tags, failed or is pending: changes to such a page go unnoticed. */
  tags(): readonly string[] | null;
  /** Whether each call was answered by what it asked for, or by a refusal of this very call. */
  complete(): boolean;
}

/**
 * A fetch for one page's API calls that records the tags of the answers.
 * @param position the oldest database position that an answer may reflect; '' for any
 */
export function recordingAnswers(position: string): RecordedAnswers {
  const tags = new Set<string>();
  let unknown = 0;
  let unanswered = 0;
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      if (position !== '') request.headers.set(POSITION_HEADER, position);
      // A pending answer may still fail, or arrive too late for the page.
      unknown += 1;
      unanswered += 1;
      const response = await fetch(request);
      if (response.status < 500 && response.status !== 429) unanswered -= 1;
      const header = response.ok ? response.headers.get(TAGS_HEADER) : null;
      if (header === null) return response;
      for (const tag of header.split(' ')) tags.add(tag);
      unknown -= 1;
      return response;
    },
    tags: () => (unknown > 0 ? null : [...tags]),
    complete: () => unanswered === 0,
  };
}
