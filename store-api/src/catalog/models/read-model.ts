/// <reference path="./gltf-validator.d.ts" />
import { createHash } from 'node:crypto';

export const MOST_MODEL_BYTES = 5 * 1024 * 1024;

/** Extensions that the viewer reads without a decoder: the store serves none. */
const READ_WITHOUT_DECODER = /^(?:KHR_mesh_quantization|KHR_texture_transform|KHR_materials_\w+|EXT_texture_webp)$/;

/** Phones draw no more at ease. */
const MOST_TRIANGLES = 200_000;

export interface Model {
  readonly model_id: string;
  readonly bytes: Buffer;
}

/** `reason` completes a sentence that begins with the file's name. */
export type ReadModel = { readonly ok: true; readonly model: Model } | { readonly ok: false; readonly reason: string };

/** Checks a model by Khronos' validator. It takes up to a second of a core: for commands, not for the API's process. */
export async function readModel(bytes: Buffer): Promise<ReadModel> {
  if (bytes.length > MOST_MODEL_BYTES) return refused('is larger than 5 MB');
  if (bytes.toString('latin1', 0, 4) !== 'glTF') return refused('is no GLB, whatever its name says');
  const { validateBytes } = await import('gltf-validator');
  const report = await validateBytes(bytes, { format: 'glb', maxIssues: 20 }).catch(() => null);
  if (!report) return refused('is damaged');
  const { extensionsRequired = [], resources = [], totalTriangleCount = 0 } = report.info ?? {};
  if (resources.some(({ storage }) => storage === 'external')) return refused('names other files; a GLB has all in it');
  const error = report.issues.messages.find(({ severity }) => severity === 0);
  if (error) return refused(`is no valid glTF: ${error.message}`);
  const packed = extensionsRequired.find((name) => !READ_WITHOUT_DECODER.test(name));
  if (packed) return refused(`needs ${packed}, which browsers cannot read without more code`);
  if (totalTriangleCount === 0) return refused('shows nothing');
  if (totalTriangleCount > MOST_TRIANGLES) return refused('has more than 200,000 triangles');
  return { ok: true, model: { model_id: createHash('sha256').update(bytes).digest('hex').slice(0, 20), bytes } };
}

const refused = (reason: string) => ({ ok: false, reason }) as const;
