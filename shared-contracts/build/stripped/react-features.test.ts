import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { librariesOf } from './testing/production-libraries.ts';

/** Every export of React and react-dom, in the production build and in the one that browsers get: alike, or listed. */

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/dependencies.md');
const [, list = ''] = readFileSync(DOCUMENT, 'utf8').split('## React in browsers');
const written = [...list.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name);

interface Libraries {
  readonly React: typeof import('react');
  readonly DOM: typeof import('react-dom');
}
interface Scene {
  /** Exports that it is about. */
  readonly of: readonly string[];
  useShown(libraries: Libraries, log: (said: unknown) => void): ReactNode;
  act?(root: HTMLElement): void;
  /** Milliseconds that it takes beside its turns. */
  readonly takes?: number;
  /** What the whole library shows. */
  readonly shows: string;
}

const turns = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 15));
};

/** Markup of head and root, what the scene said, and faults. */
async function outcomeOf(isStripped: boolean, { useShown, act, takes = 0 }: Scene): Promise<string> {
  const load = librariesOf(isStripped);
  const libraries = { React: load('react'), DOM: load('react-dom') } as Libraries;
  const { createRoot } = load('react-dom/client') as typeof import('react-dom/client');
  const said: string[] = [];
  const note = (fault: unknown) => said.push(String(fault));
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note, onRecoverableError: note });
  const Shown = () => useShown(libraries, (what) => said.push(String(what)));
  const noteLate = ({ error, reason }: ErrorEvent & PromiseRejectionEvent) => note(error ?? reason);
  window.addEventListener('error', noteLate as never);
  try {
    root.render(libraries.React.createElement(Shown));
    await turns();
    act?.(container);
    await new Promise((resolve) => setTimeout(resolve, takes));
    await turns();
    const shown = document.head.innerHTML + container.innerHTML;
    root.unmount();
    await turns();
    return `${shown} ${said.join(' | ')}`;
  } catch (fault) {
    return `${String(fault)} ${said.join(' | ')}`;
  } finally {
    window.removeEventListener('error', noteLate as never);
  }
}

const click = (root: HTMLElement) => root.querySelector('button')?.click();

const LACKS: Readonly<Record<string, Scene>> = {
  Activity: {
    of: ['Activity'],
    useShown: ({ React: { createElement: h, Activity } }) =>
      h(Activity, { mode: 'visible', children: h('p', null, 'seen') }),
    shows: '<p>seen</p>',
  },
  useActionState: {
    of: ['useActionState', 'useFormState'],
    useShown({ React: { createElement: h, useActionState, startTransition } }) {
      const [sum, add] = useActionState((before: number, more: number) => before + more, 1);
      return h('button', { type: 'button', onClick: () => startTransition(() => add(2)) }, sum);
    },
    act: click,
    shows: '>3</button>',
  },
  'form actions': {
    of: ['useFormStatus', 'requestFormReset'],
    useShown({ React: { createElement: h }, DOM: { useFormStatus } }, log) {
      const Send = () => h('button', null, useFormStatus().pending ? 'sending' : 'send');
      return h('form', { action: () => log('sent') }, h(Send));
    },
    act: (root) => root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    shows: 'sent',
  },
  'tags of the head': {
    of: [],
    useShown: ({ React: { createElement: h } }) => h('p', null, h('title', null, 'A page')),
    shows: '<title>A page</title><p></p>',
  },
  'preload and its like': {
    of: ['preload', 'preinit', 'preconnect', 'prefetchDNS', 'preloadModule', 'preinitModule'],
    useShown({ React: { createElement: h }, DOM: { preload } }) {
      preload('/late.css', { as: 'style' });
      return h('p');
    },
    shows: '<link rel="preload"',
  },
  'refs of fragments': {
    of: [],
    useShown({ React: { createElement: h, Fragment, useRef, useEffect } }, log) {
      const ref = useRef(null);
      useEffect(() => log(ref.current && 'a ref'), []);
      return h(Fragment, { ref } as never, h('p'));
    },
    shows: 'a ref',
  },
  'properties of custom elements': {
    of: [],
    useShown: ({ React: { createElement: h } }) => h('x-part', { label: 'a' }),
    shows: '<x-part label="a">',
  },
  ViewTransition: {
    of: ['ViewTransition', 'addTransitionType'],
    useShown({ React: { createElement: h, ViewTransition, useState, startTransition } }, log) {
      const done = Promise.resolve();
      const startViewTransition = ({ update }: { update(): void }) => {
        log('animated');
        update();
        return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => undefined };
      };
      Object.assign(document, { startViewTransition });
      const [on, set] = useState(false);
      const press = () => startTransition(() => set(true));
      return [
        h('button', { key: 1, type: 'button', onClick: press }),
        on && h(ViewTransition as never, { key: 2 }, h('p')),
      ];
    },
    act: click,
    shows: 'animated',
  },
  "the cache of React's compiler": {
    of: ['__COMPILER_RUNTIME'],
    useShown: ({ React }) => {
      const { c } = (React as unknown as { __COMPILER_RUNTIME: { c(size: number): unknown[] } }).__COMPILER_RUNTIME;
      return React.createElement('p', null, c(2).length);
    },
    shows: '<p>2</p>',
  },
};

const HAS: Readonly<Record<string, Scene>> = {
  'state, effects and their cleanup': {
    of: [
      'useState',
      'useReducer',
      'useEffect',
      'useLayoutEffect',
      'useInsertionEffect',
      'useEffectEvent',
      'useRef',
      'useDebugValue',
    ],
    useShown({ React }, log) {
      const { useState, useReducer, useEffect, useLayoutEffect, useInsertionEffect, useEffectEvent, useRef } = React;
      const [count, set] = useState(0);
      const [more, add] = useReducer((before: number) => before + 1, 0);
      const box = useRef<HTMLButtonElement>(null);
      React.useDebugValue(count);
      const say = useEffectEvent(() => log(`event ${count}`));
      useInsertionEffect(() => log('inserted'), []);
      useLayoutEffect(() => log(box.current?.tagName), []);
      useEffect(() => {
        say();
        return () => log('cleaned');
      }, [more]);
      const press = () => {
        set(count + 1);
        add();
      };
      return React.createElement('button', { type: 'button', ref: box, onClick: press }, count);
    },
    act: click,
    shows: '>1</button> inserted | BUTTON | event 0 | cleaned | event 1 | cleaned',
  },
  'memory and ids': {
    of: [
      'useMemo',
      'useCallback',
      'useId',
      'memo',
      'cache',
      'cacheSignal',
      'forwardRef',
      'createRef',
      'useImperativeHandle',
    ],
    useShown({ React }, log) {
      const {
        createElement: h,
        useMemo,
        useCallback,
        useId,
        memo,
        cache,
        forwardRef,
        useImperativeHandle,
        createRef,
      } = React;
      const handle = createRef<string>();
      const Inner = memo(
        forwardRef<string, { of: () => string }>(({ of }, ref) => {
          useImperativeHandle(ref, () => 'handle');
          return h('i', { id: useId() }, of());
        }),
      );
      const kept = useMemo(() => cache(() => 'cached'), []);
      const of = useCallback(() => `${kept()} ${React.cacheSignal()}`, [kept]);
      React.useEffect(() => log(handle.current), []);
      return h(
        useMemo(() => Inner, []),
        { of, ref: handle },
      );
    },
    shows: '>cached null</i> handle',
  },
  transitions: {
    of: ['useTransition', 'startTransition', 'useDeferredValue', 'useOptimistic', 'flushSync'],
    useShown({ React: { createElement: h, useTransition, useDeferredValue, useOptimistic, useState }, DOM }, log) {
      const [text, set] = useState('a');
      const [seen, expect] = useOptimistic(text);
      const [isPending, start] = useTransition();
      const late = useDeferredValue(text);
      log(`${seen}${isPending ? '…' : ''}${late}`);
      const press = () => {
        start(async () => {
          expect('b?');
          await Promise.resolve();
          set('b');
        });
        DOM.flushSync(() => undefined);
      };
      return h('button', { type: 'button', onClick: press }, late);
    },
    act: click,
    shows: 'b?…a',
  },
  'contexts, promises, lazy code and what suspends': {
    of: ['createContext', 'useContext', 'use', 'browser', 'lazy', 'Suspense', 'Fragment', 'StrictMode', 'Profiler'],
    useShown({ React, DOM }, log) {
      const {
        createElement: h,
        createContext,
        useContext,
        use,
        lazy,
        Suspense,
        useState,
        StrictMode,
        Profiler,
      } = React;
      const [parts] = useState(() => {
        const Place = createContext('nowhere');
        const promise = Promise.resolve('kept');
        const Reader = () => {
          use(DOM.browser('for its test'));
          return h('b', null, `${useContext(Place)} ${use(Place)} ${use(promise)}`);
        };
        return { Place, Late: lazy(async () => ({ default: Reader })) };
      });
      const inner = h(parts.Place, { value: 'here' }, h(Suspense, { fallback: 'soon' }, h(parts.Late)));
      return h(
        StrictMode,
        null,
        h(Profiler, { id: 'p', onRender: () => log('profiled') }, h(React.Fragment, null, inner)),
      );
    },
    takes: 500,
    shows: '<b>here here kept</b>',
  },
  'classes, boundaries, portals and children': {
    of: ['Component', 'PureComponent', 'createPortal', 'Children', 'cloneElement', 'isValidElement', 'createElement'],
    useShown({ React, DOM }, log) {
      const { createElement: h, Children, cloneElement, isValidElement } = React;
      class Boundary extends React.PureComponent<{ children?: ReactNode }> {
        override state = { fault: '' };
        static getDerivedStateFromError = (fault: Error) => ({ fault: fault.message });
        override componentDidCatch = () => log('caught');
        override render = () => this.state.fault || this.props.children;
      }
      const [faulty] = React.useState(() => () => {
        throw new Error('a part that throws');
      });
      const [Held] = React.useState(() => Boundary);
      const part = cloneElement(h('u', null, Children.count([1, 2])), { title: String(isValidElement(1)) });
      return h(
        'div',
        null,
        part,
        h(Held, null, h(faulty as never)),
        DOM.createPortal(h('em'), document.body.firstElementChild as Element),
      );
    },
    shows: '<em></em><div><u title="false">2</u>a part that throws</div> Error: a part that throws | caught',
  },
  'outer stores and forms': {
    of: ['useSyncExternalStore', 'unstable_batchedUpdates'],
    useShown({ React: { createElement: h, useSyncExternalStore, useState }, DOM }) {
      const value = useSyncExternalStore(
        () => () => undefined,
        () => 'stored',
      );
      const [text, set] = useState(value);
      void DOM;
      return h(
        'form',
        { onSubmit: (event: { preventDefault(): void }) => event.preventDefault() },
        h('button', { type: 'button', onClick: () => set('pressed') }),
        h('input', { value: text, readOnly: true }),
        h('textarea', { value: text, readOnly: true }),
        h('select', { value: text, disabled: true }, h('option', { value: text }, text)),
      );
    },
    act: click,
    shows: '<option value="pressed">pressed</option>',
  },
};

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe('React as browsers get it [OPS-25]', () => {
  test.each(Object.entries(HAS))('has %s', async (_name, scene) => {
    const whole = await outcomeOf(false, scene);
    expect(whole).toContain(scene.shows);
    document.head.replaceChildren();
    expect(await outcomeOf(true, scene)).toBe(whole);
  });

  test.each(Object.entries(LACKS))('lacks %s, as docs/dependencies.md says', async (name, scene) => {
    expect(await outcomeOf(false, scene)).toContain(scene.shows);
    document.head.replaceChildren();
    expect(await outcomeOf(true, scene)).not.toContain(scene.shows);
    expect(written).toContain(name);
  });

  test('the written list has nothing else', () => {
    expect(written.toSorted()).toEqual(Object.keys(LACKS).toSorted());
  });

  test('all that React exports is in one of both lists', () => {
    const load = librariesOf(false);
    const listed = new Set([...Object.values(HAS), ...Object.values(LACKS)].flatMap(({ of }) => of));
    const INTERNAL = /^(__(CLIENT|DOM)_INTERNALS|version$|act$|captureOwnerStack$|unstable_useCacheRefresh$)/;
    const exported = ['react', 'react-dom'].flatMap((name) => Object.keys(load(name) as object));
    expect(exported.filter((name) => !listed.has(name) && !INTERNAL.test(name))).toEqual([]);
  });
});
