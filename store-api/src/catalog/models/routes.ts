import type { Api } from '../../platform/http/api.ts';
import { notFound } from '../../platform/http/problems.ts';
import { tagged } from '../../platform/http/tagged.ts';
import { forgetModels, openModel } from './store-model.ts';

const FILE = /^([0-9a-f]{20})\.glb$/;
const FORGET_EVERY_MS = 60 * 60_000;

/** /media/models/{hash}.glb: immutable. */
export function modelRoutes(api: Api): void {
  api.jobs.push({
    name: 'forget-models',
    everyMs: FORGET_EVERY_MS,
    run: () => forgetModels(api.db, api.files, api.now()),
  });
  api.http.get<{ Params: { file: string } }>('/media/models/:file', async (request, reply) => {
    const [, id = ''] = FILE.exec(request.params.file) ?? [];
    const model = await api.db
      .selectFrom('models')
      .select(['file', 'bytes'])
      .where('model_id', '=', id)
      .executeTakeFirst();
    if (!model) throw notFound('There is no such model.');
    return tagged(reply, [`model:${id}`])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', model.bytes)
      .header('x-content-type-options', 'nosniff')
      .type('model/gltf-binary')
      .send(await openModel(api.files, model.file));
  });
}
