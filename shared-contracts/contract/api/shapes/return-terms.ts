import * as v from 'valibot';
import { Cancellation } from './cancellation.ts';

const { Cancelled, ...terms } = Cancellation.entries;

/** What a return does once the units are back: computed by the API alone, for dialog, order page and mail (PAY-17). */
export const ReturnTerms = v.object({ ...terms, Returned: Cancelled });
export type ReturnTerms = v.InferOutput<typeof ReturnTerms>;
