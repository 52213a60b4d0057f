import { useStore } from '@nanostores/react';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { $storageReady, $user, definePage, notFound, show, toast, useApi, useLanguage } from 'shared-contracts';
import { defineCall } from 'shared-contracts/api/call';
import { StoreLink } from 'shared-contracts/kit/store-link';
import * as v from 'valibot';
import { renderPage, reply } from './render-page.tsx';

const getGreeting = defineCall({
  name: 'get-greeting',
  summary: 'Greets.',
  request: v.object({ Name: v.string() }),
  answer: v.object({ Text: v.string() }),
});

const page = definePage<string>({
  load: async ({ api, params }) => {
    const greeting = await api.call(getGreeting, { Name: params.name ?? '' });
    return greeting.ok ? show(greeting.value.Text) : notFound(greeting.error.kind);
  },
  Component: ({ data }) => <h1>{data}</h1>,
  head: () => ({ title: 'Greeting' }),
});

function Greeter() {
  const api = useApi();
  const [text, setText] = useState('');
  const user = useStore($user);
  return (
    <>
      <p>{useLanguage()}</p>
      <p>{user ? `Hello ${user.FirstName}` : 'Hello stranger'}</p>
      <p>{useStore($storageReady) ? 'facts read' : 'facts unread'}</p>
      <button
        type="button"
        onClick={async () => {
          const greeting = await api.call(getGreeting, { Name: 'Asha' });
          setText(greeting.ok ? greeting.value.Text : greeting.error.kind);
          toast.success('Greeted');
        }}
      >
        Greet
      </button>
      <output>{text}</output>
      <StoreLink to="/Cart">Cart</StoreLink>
    </>
  );
}

const asha = { UserID: 7, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.com' };

test('a page runs its own load against the given answers, with the params of its path', async () => {
  const { calls } = await renderPage(page, {
    path: '/greet/Ravi',
    pattern: '/greet/:name',
    api: { 'get-greeting': ({ Name }: { Name: string }) => ({ Text: `Hello ${Name}` }) },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ravi');
  expect(calls).toEqual([{ name: 'get-greeting', request: { Name: 'Ravi' }, token: '' }]);
});

test('a page shows given data without any call', async () => {
  const { calls } = await renderPage(page, { data: 'Ready made' });
  expect(screen.getByRole('heading')).toHaveTextContent('Ready made');
  expect(calls).toHaveLength(0);
});

test.each([
  ['a refusal', reply.problem(404), 'http'],
  ['no network', reply.nothing(), 'network'],
  ['an answer that breaks the contract', { Wrong: true }, 'schema'],
])('%s reaches the page as the client reports it', async (_, answer, kind) => {
  const { user } = await renderPage(<Greeter />, { api: { 'get-greeting': answer } });
  await user.click(screen.getByRole('button', { name: 'Greet' }));
  expect(await screen.findByText(kind)).toBeInTheDocument();
});

test('the shopper is logged in, sends a token, sees toasts and follows links in the language of the page', async () => {
  const { user, toasts, calls, path } = await renderPage(<Greeter />, {
    path: '/hello',
    language: 'ar',
    loggedInAs: asha,
    api: { 'get-greeting': { Text: 'Namaste' } },
  });
  expect(screen.getByText('ar')).toBeInTheDocument();
  expect(screen.getByText('Hello Asha')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Greet' }));
  expect(await screen.findByText('Namaste')).toBeInTheDocument();
  expect(toasts).toEqual([{ kind: 'success', text: 'Greeted', duration: 3000 }]);
  expect(calls[0]?.token).toBe('test-token');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  expect(path()).toBe('/ar/Cart');
});

test('nothing of one test is left for the next, and stored facts can be held back', async () => {
  await renderPage(<Greeter />, { storageReady: false });
  expect(screen.getByText('Hello stranger')).toBeInTheDocument();
  expect(screen.getByText('facts unread')).toBeInTheDocument();
});
