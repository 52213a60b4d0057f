import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { slugify } from 'shared-contracts/domain/slug';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';

export interface BoughtFile {
  readonly productName: string;
  /** Its key. */
  readonly file: string;
  readonly contentType: string;
}

/** Sends it under the product's name, whole or a range of it. */
export async function sendBoughtFile(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  files: StoredFiles,
  file: BoughtFile,
) {
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${nameOf(file)}"`)
    .type(file.contentType);
  return sendFile({ request, reply }, files, file.file);
}

/** 'room-planning-guide.pdf' for 'Room Planning Guide' (ACC-10). */
function nameOf({ productName, contentType }: BoughtFile): string {
  return `${slugify(productName) || 'download'}.${send.mime.getExtension(contentType) ?? 'bin'}`;
}
