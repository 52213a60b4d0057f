import * as v from 'valibot';

/** Every enveloped answer: `data` is a text holding JSON; login adds `token`, listings add their facets. */
export const Envelope = v.looseObject({
  statusCode: v.number(),
  message: v.string(),
  data: v.string(),
  token: v.optional(v.string()),
});
export type Envelope = v.InferOutput<typeof Envelope>;

export const ProblemBody = v.looseObject({
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  instance: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
