import * as v from 'valibot';

/** A text in the languages of the interface; without Arabic, the English one is shown and marked as English (SH-16). */
export const LocalText = v.object({ en: v.string(), ar: v.optional(v.string()) });
export type LocalText = v.InferOutput<typeof LocalText>;
