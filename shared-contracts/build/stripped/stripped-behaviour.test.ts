import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { STRIPPED_VERSIONS } from './stripped-functions.ts';
import { librariesOf, modules } from './testing/production-libraries.ts';

/** What each library does with its functions and without: the same, in all that the store asks of it. */

type React = typeof import('react');
type Client = typeof import('react-dom/client');
type Router = typeof import('react-router');

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

test.each(Object.entries(STRIPPED_VERSIONS))('%s is the version of which the list was read: %s', (name, version) => {
  const { version: installed } = JSON.parse(readFileSync(`${modules}/${name}/package.json`, 'utf8'));
  expect(installed).toBe(version);
});

describe('react-dom', () => {
  afterEach(() => document.body.replaceChildren());

  async function page(isStripped: boolean): Promise<readonly string[]> {
    const libraries = librariesOf(isStripped);
    const React = libraries('react') as React;
    const { hydrateRoot } = libraries('react-dom/client') as Client;
    const { createPortal } = libraries('react-dom') as typeof import('react-dom');
    const { createElement: h, Suspense, useEffect, useState } = React;
    const log: string[] = [];
    const code = Promise.withResolvers<{ default: () => React.ReactNode }>();
    const Late = React.lazy(() => code.promise);
    class Boundary extends React.Component<{ children?: React.ReactNode }> {
      override state = { fault: '' };
      static getDerivedStateFromError = (fault: Error) => ({ fault: fault.message });
      override render = () => this.state.fault || this.props.children;
    }
    const Faulty = () => {
      throw new Error('a region that throws');
    };
    function Page() {
      const [count, setCount] = useState(0);
      const [text, setText] = useState('');
      useEffect(() => {
        log.push(`effect ${count}`);
        return () => void log.push(`cleanup ${count}`);
      }, [count]);
      const rows = count % 2 ? ['b', 'a', 'c'] : ['a', 'b'];
      return h(
        'main',
        { className: `n${count}`, style: { '--count': count } as React.CSSProperties, onClick: () => log.push('main') },
        h('button', { type: 'button', onClick: () => setCount(count + 1) }, count),
        h('button', { type: 'button', onClick: () => React.startTransition(() => setCount(count + 10)) }, 'later'),
        h('input', { value: text, onChange: (event) => setText(event.target.value.toUpperCase()) }),
        h('ul', null, ...rows.map((row) => h('li', { key: row }, row))),
        h('svg', { viewBox: '0 0 2 2' }, h('path', { strokeWidth: 2, d: 'M0 0' })),
        h(Suspense, { fallback: 'soon' }, count > 0 ? h(Late) : 'none yet'),
        h(Boundary, null, count > 1 ? h(Faulty) : null),
        count > 0 && createPortal(h('dialog', null, `portal ${count}`), document.body),
      );
    }
    const root = document.createElement('div');
    root.innerHTML =
      '<main class="n0" style="--count:0"><button type="button">0</button><button type="button">later</button><input value=""/><ul><li>a</li><li>b</li></ul><svg viewBox="0 0 2 2"><path stroke-width="2" d="M0 0"></path></svg><!--$-->none yet<!--/$--></main>';
    document.body.replaceChildren(root);
    const note = async (shows: string) => {
      await waitFor(() => expect(root.outerHTML + log).toContain(shows), { timeout: 4000 });
      log.push(document.body.innerHTML);
    };
    const faults = (fault: unknown) => log.push(String(fault));
    const shown = hydrateRoot(root, h(Page), { onRecoverableError: faults, onCaughtError: faults });
    await note('effect 0');
    const [add, later] = root.querySelectorAll('button');
    add?.click();
    await note('effect 1');
    code.resolve({ default: () => h('p', null, 'late') });
    await note('late</p>');
    const input = root.querySelector('input');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(input, 'sofa');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(input?.value).toBe('SOFA'));
    log.push(String(input?.value));
    later?.click();
    await note('effect 11');
    shown.unmount();
    await note('cleanup 11');
    return log;
  }

  test('hydrates, answers events, suspends, catches, moves and unmounts as the whole library does [PERF-02]', async () => {
    const whole = await page(false);
    expect(whole.join('\n')).toMatch(/late[\s\S]*SOFA[\s\S]*a region that throws[\s\S]*cleanup 11/);
    expect(await page(true)).toEqual(whole);
  });
});

describe('react-router', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  async function journey(isStripped: boolean): Promise<readonly unknown[]> {
    const { createBrowserRouter, data, redirect } = librariesOf(isStripped)('react-router') as Router;
    history.replaceState(null, '', '/');
    let loads = 0;
    const router = createBrowserRouter([
      {
        id: 'root',
        ErrorBoundary: () => null,
        children: [
          {
            id: 'language',
            path: 'ar?',
            children: [
              { id: 'home', index: true, loader: () => `home ${++loads}` },
              { id: 'moved', path: 'moved', loader: () => redirect('/products/7?from=moved') },
              {
                id: 'product',
                path: 'products/:id',
                loader: ({ params, request }) => {
                  if (params.id === '0') throw new Error('no such product');
                  return data(`${params.id} of ${new URL(request.url).search} ${++loads}`, { status: 200 });
                },
              },
              { id: 'none', path: '*', loader: () => data('none', { status: 404 }) },
            ],
          },
        ],
      },
    ]);
    const log: unknown[] = [];
    const stop = router.subscribe(
      ({ location, navigation, revalidation, loaderData, errors, matches, historyAction }) =>
        log.push([
          historyAction,
          location.pathname + location.search + location.hash,
          location.state,
          navigation.state,
          navigation.location?.pathname,
          revalidation,
          { ...loaderData },
          errors && Object.entries(errors).map(([id, fault]) => [id, String(fault)]),
          matches.map(({ route, params }) => [route.id, { ...params }]),
        ]),
    );
    await nextTask();
    await router.navigate('/products/1?colour=2', { state: { from: 'card' } });
    await router.navigate('/ar/products/1#reviews', { replace: true });
    await router.navigate('/moved');
    await router.navigate('/products/0');
    await router.navigate('/nothing/here');
    const interrupted = router.navigate('/products/2');
    await router.navigate('/');
    await interrupted;
    await router.revalidate();
    await router.navigate(-1);
    await nextTask();
    await router.navigate('../products/3', { preventScrollReset: true });
    stop();
    router.dispose();
    return log;
  }

  test('navigates, redirects, fails, interrupts, reloads and goes back as the whole library does [PERF-02]', async () => {
    const whole = await journey(false);
    expect(JSON.stringify(whole)).toMatch(/from=moved.*no such product.*"none"/);
    expect(await journey(true)).toEqual(whole);
  });
});
