import { act } from '@testing-library/react';
import { useState } from 'react';
import { defineCall } from 'shared-contracts/api/call';
import * as v from 'valibot';
import { button, sentTo } from '../../testing/forms.tsx';
import { type RenderedPage, renderPage, reply } from '../../testing/render-page.tsx';
import { refusedFields } from '../api/refused-fields.ts';
import type { KeyedRequest } from './use-idempotency-key.ts';
import { useMutation } from './use-mutation.ts';

const saveRoom = defineCall({
  name: 'save-room',
  effect: 'write',
  summary: 'test',
  request: v.object({
    Name: v.string(),
    FormToken: v.optional(v.string()),
    IdempotencyKey: v.optional(v.string()),
  }),
  answer: v.string(),
});
const lockRoom = defineCall({ ...saveRoom, name: 'lock-room', request: v.object({ Name: v.string() }) });

interface RoomProps {
  readonly call?: typeof lockRoom | Promise<typeof lockRoom>;
  readonly stored?: Parameters<typeof useMutation>[1];
  /** Whether the component was still shown after each answer. */
  readonly shown?: boolean[];
}

function Room({ call = saveRoom, stored, shown = [] }: RoomProps) {
  const [said, setSaid] = useState('');
  const [attempt, setAttempt] = useState(1);
  const { run, running } = useMutation(async ({ api, isMounted }, Name: string) => {
    setAttempt(attempt + 1);
    const result = await api.call(call as typeof saveRoom, { Name, FormToken: `attempt ${attempt}` });
    shown.push(isMounted());
    if (result.ok) return setSaid(result.value);
    setSaid([result.error.kind, ...refusedFields(result.error, ['Name', 'Floor'])].join(' '));
  }, stored);
  return (
    <>
      <button type="button" aria-busy={running} onClick={() => void run('Hall')}>
        Save
      </button>
      <button type="button" onClick={() => void run('Loft')}>
        Save another
      </button>
      <p role="status">{said}</p>
    </>
  );
}

const status = ({ getByRole }: RenderedPage) => getByRole('status').textContent;
const keysOf = (page: RenderedPage) =>
  (sentTo(page, 'save-room') as { IdempotencyKey: string }[]).map(({ IdempotencyKey }) => IdempotencyKey);

/** Answers that wait until the test gives them. */
function slowly() {
  const waiting: ((answer: unknown) => void)[] = [];
  return {
    api: { 'save-room': () => new Promise((resolve) => waiting.push(resolve)) },
    answer: (answer: unknown) => act(async () => waiting.shift()?.(answer)),
  };
}

test('a write is sent once while it runs, and again after it [CON-06]', async () => {
  const { api, answer } = slowly();
  const page = await renderPage(<Room />, { api });
  await page.user.dblClick(button('Save'));
  await page.user.click(button('Save another'));
  expect(sentTo(page, 'save-room')).toHaveLength(1);
  expect(button('Save')).toHaveAttribute('aria-busy', 'true');
  await answer('saved');
  expect(await page.findByText('saved')).toBeVisible();
  expect(button('Save')).toHaveAttribute('aria-busy', 'false');
  await page.user.click(button('Save'));
  expect(sentTo(page, 'save-room')).toHaveLength(2);
});

test('a retry has the key of the request whose answer was lost, whatever the bot check gives it [CON-06]', async () => {
  const page = await renderPage(<Room />, { api: { 'save-room': reply.nothing() } });
  for (const name of ['Save', 'Save', 'Save another']) await page.user.click(button(name));
  const [first, retry, another] = keysOf(page);
  expect(first).toMatch(/\S{8}/);
  expect(retry).toBe(first);
  expect(another).not.toBe(first);
  expect(status(page)).toBe('network');
});

test('the same request after an answer is a new one [CON-06]', async () => {
  const page = await renderPage(<Room />, { api: { 'save-room': 'saved' } });
  for (const name of ['Save', 'Save']) await page.user.click(button(name));
  const [first, second] = keysOf(page);
  expect(second).not.toBe(first);
});

test('a stored key survives a reload, until its request is answered [CON-06]', async () => {
  let kept: KeyedRequest | undefined;
  const stored = {
    read: () => kept,
    keep(request: KeyedRequest | undefined) {
      kept = request;
    },
  };
  let answer: unknown = reply.nothing();
  const api = { 'save-room': () => answer };
  const before = await renderPage(<Room stored={stored} />, { api });
  await before.user.click(button('Save'));
  before.unmount();
  answer = 'saved';
  const after = await renderPage(<Room stored={stored} />, { api });
  await after.user.click(button('Save'));
  expect(keysOf(after)).toEqual(keysOf(before));
  expect(kept).toBeUndefined();
});

test('a call without a key gets none', async () => {
  const page = await renderPage(<Room call={lockRoom} />, { api: { 'lock-room': 'locked' } });
  await page.user.click(button('Save'));
  expect(sentTo(page, 'lock-room')).toEqual([{ Name: 'Hall', FormToken: 'attempt 1' }]);
});

test('a call whose code is gone after a release is a network error', async () => {
  const gone = Promise.reject(new Error('no such file'));
  const page = await renderPage(<Room call={gone} />, { api: {} });
  await page.user.click(button('Save'));
  expect(status(page)).toBe('network');
});

test('the fields that a 400 names are known by their names, and those of another answer are not', async () => {
  const errors = [{ path: 'requestParameters.Name', message: 'taken' }];
  let code = 400;
  const page = await renderPage(<Room />, { api: { 'save-room': () => reply.problem(code, { errors }) } });
  await page.user.click(button('Save'));
  expect(status(page)).toBe('http Name');
  code = 409;
  await page.user.click(button('Save'));
  expect(status(page)).toBe('http');
});

test('a write goes on when its page is left, and knows that nobody sees it', async () => {
  const { api, answer } = slowly();
  const shown: boolean[] = [];
  const page = await renderPage(<Room shown={shown} />, { api });
  await page.user.click(button('Save'));
  page.unmount();
  await answer('saved');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(shown).toEqual([false]);
});
