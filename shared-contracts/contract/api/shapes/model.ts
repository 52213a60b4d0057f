import * as v from 'valibot';

/** A piece in three dimensions: a GLB in metres, standing on the floor with its front towards +z. */
export const Model = v.object({
  /** Never changes what it answers. */
  Url: v.string(),
  Bytes: v.number(),
});
export type Model = v.InferOutput<typeof Model>;
