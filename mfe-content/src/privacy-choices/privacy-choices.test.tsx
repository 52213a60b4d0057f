import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { $recentlyViewed, noteViewed } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { PrivacyChoices } from './privacy-choices.tsx';

const remember = () => screen.getByRole('checkbox', { name: /Remember the products I look at/ });

test('consent is given and withdrawn by the same tick, which deletes what was remembered [CON-08]', async () => {
  const { user } = await renderPage(<PrivacyChoices />);
  expect(remember()).not.toBeChecked();
  expect(remember()).toHaveAccessibleDescription(/not chosen yet/);

  await user.click(remember());
  expect(remember()).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('You have allowed it.');
  noteViewed(7);
  expect($recentlyViewed.get()).toEqual([7]);

  await user.click(remember());
  expect(screen.getByRole('status')).toHaveTextContent('You have said no.');
  expect($recentlyViewed.get()).toEqual([]);
  expect(localStorage.getItem('store:recentlyViewed')).toBeNull();
});

test('before hydration the checkbox is disabled, and the server shows the same to all [CON-08]', async () => {
  await renderPage(<PrivacyChoices />, { storageReady: false });
  expect(remember()).toBeDisabled();
});
