import * as v from 'valibot';

/**
 * Between the API and the shells of the same store, never a browser: which answers changed, and which answers a page
 * was made of.
 */
export const CHANGES_PATH = '/api/v1/changes';

/**
 * Sent with a call: an event id of the change stream. The answer then holds at least what was known to whoever sent
 * that event, whichever process of the API is asked.
 */
export const POSITION_HEADER = 'x-feed-position';

/** Sent with an answer: the tags of all that it was made of, separated by blanks. Absent: nobody tells when it changes. */
export const TAGS_HEADER = 'x-answer-tags';

/** Of an event 'change'. A tag 'kind' concerns everything tagged 'kind:part' too. */
export const ChangeEvent = v.object({ tags: v.array(v.string()) });
