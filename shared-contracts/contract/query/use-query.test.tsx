import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import {
  ApiProvider,
  createApiClient,
  LanguageProvider,
  logIn,
  logOut,
  type QueryOptions,
  useQuery,
} from 'shared-contracts';
import { defineCall } from 'shared-contracts/api/call';
import * as v from 'valibot';

const listRooms = defineCall({
  name: 'list-rooms',
  summary: 'test',
  request: v.object({ Floor: v.number() }),
  answer: v.array(v.string()),
});
const listLetters = defineCall({ ...listRooms, name: 'list-letters', access: 'token' });

const asha = { UserID: 1, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };
const ravi = { ...asha, UserID: 2, FirstName: 'Ravi' };
const MINUTE = 60_000;

// By its own name, for tests in which time is fake.
const { setTimeout: later } = globalThis;
const nextTask = () => new Promise<void>((resolve) => later(resolve));

interface SentRequest {
  readonly floor: number;
  readonly signal: AbortSignal;
  answer(...rooms: string[]): Promise<void>;
  refuse(): Promise<void>;
}

/** A page on a network where every request waits until the test answers it. */
function slowNetwork() {
  const sent: SentRequest[] = [];
  const api = createApiClient({
    origin: 'http://api.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { requestParameters } = (await request.json()) as { requestParameters: { Floor: number } };
      return new Promise<Response>((resolve, reject) => {
        const settle = (body: object, status = 200) =>
          act(async () => {
            resolve(Response.json(body, { status }));
            await nextTask();
          });
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        sent.push({
          floor: requestParameters.Floor,
          signal: request.signal,
          answer: (...rooms) => settle({ statusCode: 200, message: 'OK', data: JSON.stringify(rooms) }),
          refuse: () => settle({ title: 'No', status: 404 }, 404),
        });
      });
    },
  });
  const within = (children: ReactNode) => <ApiProvider value={api}>{children}</ApiProvider>;
  const page = render(within(null));
  return {
    sent,
    within,
    show: async (children: ReactNode) => {
      page.rerender(within(children));
      await act(nextTask);
    },
    /** The request of that number, once it was sent. */
    request: async (number: number) => {
      await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(number));
      return sent[number - 1] as SentRequest;
    },
  };
}

function aMinutePasses() {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE);
}

interface RoomsProps extends QueryOptions {
  readonly name?: string;
  readonly floor: number | null;
  readonly call?: typeof listRooms;
}

/** Shows the state of its query. */
function Rooms({ name = 'rooms', floor, call = listRooms, ...options }: RoomsProps) {
  const { status, answer, error, refetch } = useQuery(call, floor === null ? null : { Floor: floor }, options);
  return (
    <section aria-label={name}>
      {`${status}: ${answer?.join() ?? error?.kind ?? 'nothing'}`}
      <button type="button" onClick={refetch}>
        Retry
      </button>
    </section>
  );
}

const shown = (name = 'rooms') => screen.getByRole('region', { name }).textContent?.replace('Retry', '');

afterEach(() => {
  act(logOut);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('components with the same request at the same time share one call', async () => {
  const { show, request, sent } = slowNetwork();
  await show([<Rooms key="a" name="left" floor={1} />, <Rooms key="b" name="right" floor={1} />]);
  await (await request(1)).answer('Study');
  expect(shown('left')).toBe('success: Study');
  expect(shown('right')).toBe('success: Study');
  expect(sent).toHaveLength(1);
});

test('an answer in one language is not shown in another [SH-21]', async () => {
  const { show, request } = slowNetwork();
  await show(<Rooms floor={1} maxAge={MINUTE} />);
  await (await request(1)).answer('Study');
  await show(
    <LanguageProvider language="ar">
      <Rooms floor={1} maxAge={MINUTE} />
    </LanguageProvider>,
  );
  expect(shown()).toBe('pending: nothing');
  await (await request(2)).answer('غرفة المكتب');
  expect(shown()).toBe('success: غرفة المكتب');
});

test('a request is aborted once no component uses it any more, and not before', async () => {
  const { show, request } = slowNetwork();
  await show([<Rooms key="a" name="left" floor={1} />, <Rooms key="b" name="right" floor={1} />]);
  const { signal } = await request(1);
  await show([<Rooms key="b" name="right" floor={1} />]);
  expect(signal.aborted).toBe(false);
  await show(null);
  expect(signal.aborted).toBe(true);
});

test('a changed request aborts the previous one, whose answer is not shown for the new one [CAT-10]', async () => {
  const { show, request } = slowNetwork();
  await show(<Rooms floor={1} />);
  await (await request(1)).answer('Study');
  await show(<Rooms floor={2} />);
  expect(shown()).toBe('pending: nothing');
  const second = await request(2);
  await show(<Rooms floor={3} />);
  expect(second.signal.aborted).toBe(true);
  await (await request(3)).refuse();
  expect(shown()).toBe('error: http');
});

test('a retry of one component serves all components that show the error', async () => {
  const { show, request } = slowNetwork();
  await show([<Rooms key="a" name="left" floor={1} />, <Rooms key="b" name="right" floor={1} />]);
  await (await request(1)).refuse();
  expect(shown('right')).toBe('error: http');
  act(() => screen.getAllByRole('button', { name: 'Retry' })[0]?.click());
  expect(shown('right')).toBe('pending: nothing');
  await (await request(2)).answer('Study');
  expect(shown('left')).toBe('success: Study');
  expect(shown('right')).toBe('success: Study');
});

test('an answer is cached until its age, an error never', async () => {
  const { show, request, sent } = slowNetwork();
  const rooms = <Rooms floor={1} maxAge={MINUTE} />;
  await show(rooms);
  await (await request(1)).refuse();
  await show(null);
  await show(rooms);
  await (await request(2)).answer('Study');
  await show(null);
  await show(rooms);
  expect(shown()).toBe('success: Study');
  expect(sent).toHaveLength(2);
  await show(null);
  aMinutePasses();
  await show(rooms);
  expect(shown()).toBe('pending: nothing');
  await (await request(3)).answer('Hall');
  expect(shown()).toBe('success: Hall');
});

test('the cache is small: the oldest unused answer is evicted', async () => {
  const { show, request, sent } = slowNetwork();
  const rooms = (floor: number) => <Rooms key={floor} name={`rooms ${floor}`} floor={floor} maxAge={MINUTE} />;
  const floors = Array.from({ length: 50 }, (_, index) => index + 1);
  await show(floors.map(rooms));
  await request(50);
  for (const { answer } of sent) await answer('Study');
  await show(rooms(51));
  await request(51);
  await show([rooms(1), rooms(2)]);
  expect(shown('rooms 1')).toBe('pending: nothing');
  expect(shown('rooms 2')).toBe('success: Study');
});

test('without an age every new component sends a request', async () => {
  const { show, request } = slowNetwork();
  await show(<Rooms floor={1} />);
  await (await request(1)).answer('Study');
  await show(null);
  await show(<Rooms floor={1} />);
  expect(shown()).toBe('pending: nothing');
  await request(2);
});

// The overview showed the default address, the address book changed it, and back on the overview it was the old one.
test('a new component does not use an older answer, though another one still shows it', async () => {
  const { show, request, sent } = slowNetwork();
  await show(<Rooms key="a" name="left" floor={1} />);
  await (await request(1)).answer('Study');
  aMinutePasses();
  await show([<Rooms key="a" name="left" floor={1} />, <Rooms key="b" name="right" floor={1} />]);
  expect(shown('left')).toBe('success: Study');
  expect(shown('right')).toBe('pending: nothing');
  await (await request(2)).answer('Hall');
  expect(shown('left')).toBe('success: Hall');
  expect(shown('right')).toBe('success: Hall');
  expect(sent).toHaveLength(2);
});

test('personal answers are dropped at sign-out, also for the next person [ACC-15]', async () => {
  const { show, request, sent } = slowNetwork();
  const letters = <Rooms call={listLetters} floor={1} maxAge={MINUTE} />;
  act(() => logIn(asha, 'token-of-asha'));
  await show(letters);
  await (await request(1)).answer('Dear Asha');
  expect(shown()).toBe('success: Dear Asha');
  await show(null);
  act(logOut);
  act(() => logIn(ravi, 'token-of-ravi'));
  await show(letters);
  expect(shown()).toBe('pending: nothing');
  await show(null);
  act(logOut);
  act(() => logIn(asha, 'token-of-asha'));
  await show(letters);
  expect(shown()).toBe('pending: nothing');
  expect(sent).toHaveLength(3);
});

test('a mounted component sends a new request when another person logs in, and drops the pending one [ACC-15]', async () => {
  const { show, request } = slowNetwork();
  act(() => logIn(asha, 'token-of-asha'));
  await show([
    <Rooms key="a" name="letters" call={listLetters} floor={1} />,
    <Rooms key="b" name="drafts" call={listLetters} floor={2} />,
    <Rooms key="c" name="rooms" floor={3} />,
  ]);
  const [letters, drafts, rooms] = [await request(1), await request(2), await request(3)];
  await letters.answer('Dear Asha');
  await rooms.answer('Study');
  act(() => logIn(ravi, 'token-of-ravi'));
  expect(drafts.signal.aborted).toBe(true);
  expect(shown('letters')).toBe('pending: nothing');
  expect(shown('rooms')).toBe('success: Study');
  const [first] = [await request(4), await request(5)];
  await first.answer('Dear Ravi');
  expect(shown('letters')).toBe('success: Dear Ravi');
});

test('null sends nothing; the first request is sent at once, quick changes after it are one', async () => {
  const { show, request } = slowNetwork();
  await show([<Rooms key="a" name="nothing" floor={null} />, <Rooms key="b" floor={1} debounce={MINUTE} />]);
  await (await request(1)).answer('Study');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  await show(<Rooms key="b" floor={2} debounce={MINUTE} />);
  await show(<Rooms key="b" floor={3} debounce={MINUTE} />);
  expect(shown()).toBe('pending: nothing');
  await act(() => jest.advanceTimersByTimeAsync(MINUTE));
  jest.useRealTimers();
  expect((await request(2)).floor).toBe(3);
});

test('what the server renders and hydration repeats is pending, though the browser has cached the answer', async () => {
  const { show, request, within } = slowNetwork();
  await show(<Rooms floor={1} maxAge={MINUTE} />);
  await (await request(1)).answer('Study');
  const late = within(<Rooms name="late" floor={1} maxAge={MINUTE} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(late);
  expect(shown('late')).toBe('pending: nothing');
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, late, { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(faults).toEqual([]);
  expect(shown('late')).toBe('success: Study');
});
