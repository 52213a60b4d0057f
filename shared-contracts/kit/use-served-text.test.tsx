import { jest } from '@jest/globals';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useServedText } from './use-served-text.tsx';

const inWords = jest.fn((month: string) => `the month ${month}`);

function Month({ month }: { readonly month: string }) {
  return <p suppressHydrationWarning>{useServedText(month, () => inWords(month))}</p>;
}

test('a text that the server wrote is formatted again only when it changes', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<p>September</p>';
  const root = await act(async () => hydrateRoot(page, <Month month="2026-09" />));
  expect(page.textContent).toBe('September');
  expect(inWords).not.toHaveBeenCalled();

  await act(async () => root.render(<Month month="2026-10" />));
  expect(page.textContent).toBe('the month 2026-10');
  await act(async () => root.render(<Month month="2026-09" />));
  expect(page.textContent).toBe('the month 2026-09');
});
