/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { useOnline } from './offline.tsx';
import { PageFailureView } from './page-failure.tsx';

function FailedPage() {
  return <PageFailureView kind="api" online={useOnline()} busy={false} onRetry={() => {}} />;
}

test('the server, which has no connection to ask about, names the failure itself [SH-11]', async () => {
  const routes = [{ path: '/', element: <FailedPage /> }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://store.test/'));
  if (context instanceof Response) throw new Error('no page');
  const html = renderToString(<StaticRouterProvider router={createStaticRouter(routes, context)} context={context} />);
  expect(html).toContain('Our catalogue is unavailable right now');
});
