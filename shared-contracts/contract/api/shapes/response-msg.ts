import * as v from 'valibot';

/** The observed form of a write's answer: a list of one. */
export const ResponseMsg = v.array(v.object({ ResponseMsg: v.string() }));
