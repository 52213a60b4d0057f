import type { FastifyReply } from 'fastify';
import { PICTURE_WIDTHS } from 'shared-contracts/domain/picture';
import type { Api } from '../http/api.ts';
import { notFound } from '../http/problems.ts';
import { tagged } from '../http/tagged.ts';
import { forgetPictures } from './forget-pictures.ts';
import { CONTENT_TYPE, createPictureStore, isPictureFormat, type PictureVariant } from './picture-store.ts';

const FORGET_EVERY_MS = 60 * 60_000;
const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/;

/** /media/{hash} and /media/{hash}/{width}.{format}: immutable; by its tag an operator takes one from an edge. */
export function picturesRoutes(api: Api): void {
  const pictures = createPictureStore(api.db, api.files, api.http.log);
  api.jobs.push({
    name: 'forget-pictures',
    everyMs: FORGET_EVERY_MS,
    run: () => forgetPictures(api.db, api.files, api.now()),
  });

  const answer = async (reply: FastifyReply, hash: string, variant: PictureVariant) => {
    const bytes = await pictures.read(hash, variant);
    if (!bytes) throw notFound('There is no such picture.');
    return tagged(reply, [`picture:${hash}`])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(CONTENT_TYPE[variant.format])
      .send(bytes);
  };

  api.http.get<{ Params: { hash: string } }>('/media/:hash', (request, reply) =>
    answer(reply, request.params.hash, { format: 'webp', width: 'original' }),
  );
  api.http.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const [, width, format] = FILE.exec(request.params.file) ?? [];
    const known = PICTURE_WIDTHS.find((offered) => String(offered) === width);
    if (!known || !isPictureFormat(format))
      throw notFound('Pictures come in the widths and formats of the contract only.');
    return answer(reply, request.params.hash, { format, width: known });
  });
}
