import * as v from 'valibot';

/** From the API to the shells of the same store, never to a browser: the tags whose answers have changed. */
export const CHANGES_PATH = '/api/v1/changes';

/**
 * A request header: an event id of the change stream. The answer reflects at least the state at that event, whichever
 * process of the API handles the call.
 */
export const POSITION_HEADER = 'x-feed-position';

/** A response header: the answer's tags, separated by blanks. Without it, changes of the answer are not notified. */
export const TAGS_HEADER = 'x-answer-tags';

/** A response header: after so many seconds the clock alone changes the answer, and no tag says so. */
export const VALID_HEADER = 'x-answer-valid';

/** Of an event 'change'. A tag 'kind' concerns everything tagged 'kind:part' too. */
export const ChangeEvent = v.object({ tags: v.array(v.string()) });
