/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { bannersOf } from 'shared-contracts/domain/banner';
import { banner } from '../../testing/home-answers.ts';
import { Carousel } from './carousel.tsx';

const banners = bannersOf([
  banner(1, '/collections/sofas'),
  banner(2, '/collections/beds'),
  banner(3, '/ProductListing'),
]);

test('the server sends the first slide with its picture, fetched at once, and no other picture [HOME-02]', async () => {
  const routes = [{ path: '/', element: <Carousel banners={banners} /> }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://store.test/'));
  if (context instanceof Response) throw new Error('no page');
  const html = renderToString(<StaticRouterProvider router={createStaticRouter(routes, context)} context={context} />);
  expect(html.match(/<img [^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<img [^>]*alt="A furnished room 1"[^>]*loading="eager"/);
  expect(html).toMatch(/fetchpriority="high"/i);
});
