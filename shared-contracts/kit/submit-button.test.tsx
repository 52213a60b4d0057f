import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { connectStorage } from 'shared-contracts';
import '@testing-library/jest-dom';
import { SubmitButton } from './submit-button.tsx';

// A form of an island was hydrated after the storage had been read: its button stayed as the server had written it,
// disabled, and a shopper could not ask for a mail about an item that was sold out.
test('a button that is hydrated once the storage has been read can be pressed [CAT-29] [SH-15]', async () => {
  const button = <SubmitButton running={false}>Tell me when it is back</SubmitButton>;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(button);
  expect(screen.getByRole('button')).toBeDisabled();
  const disconnect = connectStorage(window);
  const complained = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, button, { onRecoverableError: complained }));
  expect(screen.getByRole('button')).toBeEnabled();
  expect(complained).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
  disconnect();
});
