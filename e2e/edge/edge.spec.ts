import { ask, expect, test, untilStored } from './support/edge-test.ts';

test('trial', async ({ edged }) => {
  const { edge, database } = edged;
  const { rows } = await database.query(`select '/collections/' || categories.slug as listing, '/collections/' || categories.slug || '/' || products.slug as page from products join categories on category_id = main_category_id where is_published and stock_quantity > 3 order by created_at desc, product_id desc limit 1`);
  for (const p of ['/', '/ar', rows[0].listing, rows[0].page, `/ar${rows[0].page}`, '/Cart', '/robots.txt', '/sitemap.xml', '/ProductListing?page=2', '/faqs']) {
    for (const s of [edge.origin, ...edged.shells]) { const a = await ask(s + p); console.log(s, p, a.status, a.cache, a.text.length, a.headers.get('cache-control'), (a.headers.get('xkey') ?? '').slice(0, 300)); }
    await new Promise((r) => setTimeout(r, 200));
    const b = await ask(edge.origin + p); console.log(p, b.status, b.cache, JSON.stringify(Object.fromEntries(b.headers)).slice(0,300));
  }
  const one = await ask(edge.origin + '/'); const etag = one.headers.get('etag') ?? '';
  const again = await ask(edge.origin + '/', { 'if-none-match': etag }); console.log('304?', again.status, again.cache);
  for (const e of ['br', 'gzip', 'identity']) { const a = await fetch(edge.origin + '/', { headers: { 'accept-encoding': e } }); console.log(e, a.headers.get('content-encoding'), a.headers.get('vary'), (await a.text()).length); }
  for (const m of edged.metrics) console.log((await (await fetch(m)).text()).split('\n').filter((l) => l.startsWith('shell_edge')).join('\n'));
  await untilStored(edge.origin + '/');
});
