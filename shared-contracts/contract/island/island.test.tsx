import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createContext, startTransition, useContext, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { LanguageProvider, useWords } from '../i18n/react.tsx';
import { defineWords } from '../i18n/words.ts';
import { defineIsland, type Island, type IslandOptions } from './define-island.tsx';
import { useRequested } from './use-requested.ts';

interface ClockProps {
  readonly room: string;
}

/** What every part of a page reads, as it reads its address and its language. */
const Season = createContext('summer');

function Clock({ room }: ClockProps) {
  const [wound, setWound] = useState(false);
  const season = useContext(Season);
  return (
    <button type="button" onClick={() => setWound(true)}>
      Clock of the {room}, {wound ? 'wound' : 'still'}
      {season === 'winter' && ' in winter'}
    </button>
  );
}

type Options = Partial<IslandOptions<ClockProps>>;

/** An island whose load the test resolves or rejects. */
function laterClock(options: Options = {}) {
  const loads: { resolve(part: ComponentType<ClockProps>): void; reject(fault: Error): void }[] = [];
  const load = () => new Promise<ComponentType<ClockProps>>((resolve, reject) => loads.push({ resolve, reject }));
  return {
    LaterClock: defineIsland<ClockProps>({ load, ...options }),
    isAskedFor: () => loads.length > 0,
    arrive: (part: ComponentType<ClockProps> = Clock) => act(async () => loads.at(-1)?.resolve(part)),
    fail: () => act(async () => loads.at(-1)?.reject(new Error('no network'))),
  };
}

function Hall({ of: Part }: { readonly of: Island<ClockProps> }) {
  const [room, setRoom] = useState('hall');
  const [season, setSeason] = useState('summer');
  return (
    <Season value={season}>
      <h1>The {season} house</h1>
      <button type="button" onClick={() => setRoom('kitchen')}>
        Move to the kitchen
      </button>
      <button type="button" onClick={() => startTransition(() => setSeason('winter'))}>
        Navigate to winter
      </button>
      <Part room={room} />
    </Season>
  );
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The server's markup of a hall, hydrated before the clock's code has loaded. */
async function takenOver(options: Options = {}) {
  const ServersClock = defineIsland<ClockProps>({ load: async () => Clock, ...options });
  await ServersClock.load('en');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Hall of={ServersClock} />);
  const written = screen.getByRole('button', { name: 'Clock of the hall, still' });
  const { LaterClock, ...code } = laterClock(options);
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, <Hall of={LaterClock} />, { onRecoverableError }));
  ends.push(() => {
    act(() => hydrated.unmount());
    root.remove();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
  return { ...code, written };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('an island that the server has rendered', () => {
  test('keeps its markup until its code has loaded, whatever changes, and is then hydrated [PERF-02]', async () => {
    const { written, arrive } = await takenOver();
    await press('Move to the kitchen');
    expect(screen.getByRole('button', { name: 'Clock of the hall, still' })).toBe(written);
    await arrive();
    expect(screen.getByRole('button', { name: 'Clock of the kitchen, still' })).toBe(written);
    await press('Clock of the kitchen, still');
    expect(written).toHaveTextContent('Clock of the kitchen, wound');
  });

  test('stays readable when its code cannot be fetched, says so, and Retry loads it without a reload [SH-12]', async () => {
    const { written, fail, arrive } = await takenOver();
    await fail();
    expect(screen.getByRole('status')).toHaveTextContent('unavailable right now');
    expect(screen.getByRole('button', { name: 'Clock of the hall, still' })).toBe(written);
    await press('Move to the kitchen');
    await press('Retry');
    await arrive();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clock of the kitchen, still' })).toBeVisible();
  });

  test('shows its own unavailable text where it has one [SH-12]', async () => {
    const { fail } = await takenOver({ unavailable: () => <p>The clock stopped</p> });
    await fail();
    expect(screen.getByText('The clock stopped')).toBeVisible();
  });

  test('whose code throws is unavailable, and the page around it is unaffected [SH-12]', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { LaterClock, arrive } = laterClock();
    await act(async () => render(<Hall of={LaterClock} />));
    await arrive(() => {
      throw new Error('broken');
    });
    expect(await screen.findByRole('status')).toHaveTextContent('unavailable right now');
    expect(screen.getByRole('button', { name: 'Move to the kitchen' })).toBeVisible();
    quiet.mockRestore();
  });
});

/*
 * React cannot change what is around markup that it has not hydrated: a navigation waited for the code of every island
 * that reads the address or the language, for ever where the code was unavailable or not due.
 */
describe('a navigation while the code of an island is missing', () => {
  const inWinter = () => screen.queryByRole('heading', { name: 'The winter house' });

  test('waits until the code has loaded, and shows the page whole [SH-19]', async () => {
    const { arrive } = await takenOver();
    await press('Navigate to winter');
    expect(inWinter()).not.toBeInTheDocument();
    await arrive();
    expect(inWinter()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clock of the hall, still in winter' })).toBeVisible();
  });

  test.each(['before', 'after'])('does not wait for code that proves unavailable %s it [SH-12]', async (order) => {
    const { fail, arrive } = await takenOver();
    if (order === 'after') await press('Navigate to winter');
    await fail();
    if (order === 'before') await press('Navigate to winter');
    expect(inWinter()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('unavailable right now');
    await press('Retry');
    await arrive();
    await press('Clock of the hall, still in winter');
    expect(screen.getByRole('button', { name: 'Clock of the hall, wound in winter' })).toBeVisible();
  });
});

describe('the code of an island is fetched', () => {
  test.each(['pointerdown', 'keydown', 'popstate'])('at the first %s [PERF-02]', async (event) => {
    // Each document has its own first touch.
    await jest.isolateModulesAsync(async () => {
      const { islandIsDue } = await import('./when.ts');
      const isDue = jest.fn();
      void islandIsDue('touch', null).then(isDue);
      await act(async () => undefined);
      expect(isDue).not.toHaveBeenCalled();
      await act(async () => window.dispatchEvent(new Event(event)));
      expect(isDue).toHaveBeenCalled();
    });
  });

  test('when the browser is idle [PERF-02]', async () => {
    jest.useFakeTimers();
    // Each document has its own idle moment.
    await jest.isolateModulesAsync(async () => {
      const { islandIsDue } = await import('./when.ts');
      const isDue = jest.fn();
      void islandIsDue('idle', null).then(isDue);
      await jest.advanceTimersByTimeAsync(1000);
      expect(isDue).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1000);
      expect(isDue).toHaveBeenCalled();
    });
    jest.useRealTimers();
  });

  test.each(['scroll', 'pointermove', 'focusin', 'keydown'])(
    'where a media query matches, when somebody uses the page: %s [PERF-02]',
    async (event) => {
      await jest.isolateModulesAsync(async () => {
        const { islandIsDue } = await import('./when.ts');
        const isDue = jest.fn();
        void islandIsDue({ media: 'all' }, null).then(isDue);
        await act(async () => undefined);
        expect(isDue).not.toHaveBeenCalled();
        await act(async () => window.dispatchEvent(new Event(event)));
        expect(isDue).toHaveBeenCalled();
      });
    },
  );

  test('in view at once, and near the window when somebody looks around [PERF-02]', async () => {
    const watched: { readonly rootMargin: string; readonly show: () => void }[] = [];
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(seen: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
          watched.push({ rootMargin, show: () => seen([{ isIntersecting: true }]) });
        }
        observe() {}
        disconnect() {}
      },
    });
    const region = document.createElement('div');
    region.append(document.createElement('p'));
    await jest.isolateModulesAsync(async () => {
      const { islandIsDue } = await import('./when.ts');
      const [first, second] = [jest.fn(), jest.fn()];
      void islandIsDue('near', region).then(first);
      expect(watched.map(({ rootMargin }) => rootMargin)).toEqual(['0px']);
      watched[0]?.show();
      await act(async () => undefined);
      expect(first).toHaveBeenCalled();

      void islandIsDue('near', region).then(second);
      await act(async () => window.dispatchEvent(new Event('scroll')));
      expect(second).not.toHaveBeenCalled();
      expect(watched.map(({ rootMargin }) => rootMargin)).toContain('100% 0px');
      for (const { rootMargin, show } of watched) if (rootMargin !== '0px') show();
      await act(async () => undefined);
      expect(second).toHaveBeenCalled();
    });
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('where and while a media query matches, and nothing is shown elsewhere [PERF-02]', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    Object.assign(window, { matchMedia: () => media });
    const { isAskedFor, arrive } = await takenOver({ when: { media: '(min-width: 64rem)' } });
    expect(screen.queryByRole('button', { name: /Clock/ })).not.toBeInTheDocument();
    expect(isAskedFor()).toBe(false);
    media.matches = true;
    await act(async () => media.dispatchEvent(new Event('change')));
    await act(async () => window.dispatchEvent(new Event('pointerdown')));
    await arrive();
    expect(screen.getByRole('button', { name: 'Clock of the hall, still' })).toBeVisible();
  });
});

describe('an island that the browser renders', () => {
  test('shows its placeholder until its code has loaded', async () => {
    const { LaterClock, arrive } = laterClock({ placeholder: <p>Tick</p> });
    await act(async () => render(<Hall of={LaterClock} />));
    expect(screen.getByText('Tick')).toBeVisible();
    await press('Move to the kitchen');
    await arrive();
    expect(screen.getByRole('button', { name: 'Clock of the kitchen, still' })).toBeVisible();
  });

  test('loads its texts in the language of the page [SH-16]', async () => {
    const words = defineWords('content', { tick: 'Tick' });
    const Ticking = defineIsland({
      load: async () => () => <p>{useWords(words)('tick')}</p>,
      texts: { of: 'content', ar: async () => ({ default: { tick: 'تك' } }) },
    });
    await act(async () => {
      render(
        <LanguageProvider language="ar">
          <Ticking />
        </LanguageProvider>,
      );
    });
    expect(screen.getByText('تك')).toBeVisible();
  });
});

function Wall({ of: Part, onUnavailable }: { readonly of: Island<ClockProps>; readonly onUnavailable: () => void }) {
  const clock = useRequested(Part, onUnavailable);
  return (
    <>
      <button type="button" aria-busy={clock.isLoading} onPointerEnter={clock.preload} onClick={clock.open}>
        Show the clock
      </button>
      {clock.isOpen && <Part room="hall" />}
    </>
  );
}

describe('an island that is shown on request', () => {
  test('is loading, and then open when its code has loaded', async () => {
    const { LaterClock, isAskedFor, arrive } = laterClock();
    render(<Wall of={LaterClock} onUnavailable={jest.fn()} />);
    expect(isAskedFor()).toBe(false);
    await press('Show the clock');
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await arrive();
    expect(screen.getByRole('button', { name: 'Clock of the hall, still' })).toBeVisible();
  });

  test('that cannot be fetched can be requested again [SH-12]', async () => {
    const onUnavailable = jest.fn();
    const { LaterClock, fail, arrive } = laterClock();
    render(<Wall of={LaterClock} onUnavailable={onUnavailable} />);
    await press('Show the clock');
    await fail();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    await press('Show the clock');
    await arrive();
    expect(screen.getByRole('button', { name: 'Clock of the hall, still' })).toBeVisible();
  });
});
