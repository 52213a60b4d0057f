import type { BlobFacts } from 'shared-contracts/server-kit/blobs/blob-store';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import { ARRIVAL_MS, type ArrivingFiles } from './arriving-files.ts';

const FOLDER = 'quarantine/attachments';

/** `quarantine/attachments/{id}/{offset}`: objects cannot be added to, and each piece may reach another process. */
export function partsInBucket(files: StoredFiles): ArrivingFiles {
  const keyOf = (id: string, offset: number) => `${FOLDER}/${id}/${String(offset).padStart(9, '0')}`;

  /** In order, without a gap. */
  async function arrived(id: string) {
    const pieces: (BlobFacts & { readonly offset: number })[] = [];
    let received = 0;
    for await (const facts of files.list(`${FOLDER}/${id}/`)) {
      const offset = Number(facts.key.slice(-9));
      if (offset > received) break;
      pieces.push({ ...facts, offset });
      received = Math.max(received, offset + facts.bytes);
    }
    return { pieces, received };
  }

  return {
    received: async (id) => (await arrived(id)).received,

    async write(id, offset, piece) {
      const { received } = await arrived(id);
      if (offset > received) return received;
      await files.put(keyOf(id, offset), piece, 'application/octet-stream');
      return Math.max(received, offset + piece.length);
    },

    async readPart(id) {
      const { pieces, received } = await arrived(id);
      const whole = Buffer.alloc(received);
      for (const { key, offset } of pieces) {
        const piece = await files.read(key);
        if (!piece) return null;
        piece.copy(whole, offset);
      }
      return whole;
    },

    async dropPart(id) {
      for await (const { key } of files.list(`${FOLDER}/${id}/`)) await files.delete(key);
    },

    async forgetParts(now) {
      for await (const { key, modifiedAt } of files.list(`${FOLDER}/`)) {
        if (now.getTime() - modifiedAt.getTime() > ARRIVAL_MS) await files.delete(key);
      }
    },
  };
}
