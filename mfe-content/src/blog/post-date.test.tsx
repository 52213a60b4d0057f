import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { instantOf } from 'shared-contracts/domain/instant';
import { PostDate } from './post-date.tsx';

const PUBLISHED = instantOf('2023-06-28T06:00:00Z');

test('a month that the browser would name differently hydrates in silence and stays as it was [CON-05]', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<time datetime="2023-06-28T06:00:00.000Z">June 28, 2023</time>';
  const complained = jest.fn();
  await act(async () => hydrateRoot(root, <PostDate at={PUBLISHED} />, { onRecoverableError: complained }));
  expect(complained).not.toHaveBeenCalled();
  expect(root.textContent).toBe('June 28, 2023');
});
