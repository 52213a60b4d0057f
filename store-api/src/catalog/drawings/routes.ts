import type { Api } from '../../platform/http/api.ts';
import { notFound } from '../../platform/http/problems.ts';
import { tagged } from '../../platform/http/tagged.ts';

const FILE = /^([0-9a-f]{20})\.svg$/;

/** /media/drawings/{hash}.svg: immutable. */
export function drawingRoutes(api: Api): void {
  api.http.get<{ Params: { file: string } }>('/media/drawings/:file', async (request, reply) => {
    const [, id = ''] = FILE.exec(request.params.file) ?? [];
    const row = await api.db.selectFrom('drawings').select('svg').where('drawing_id', '=', id).executeTakeFirst();
    if (!row) throw notFound('There is no such drawing.');
    return (
      tagged(reply, [`drawing:${id}`])
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An outline needs nothing, should it be opened by itself.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type('image/svg+xml')
        .send(row.svg)
    );
  });
}
