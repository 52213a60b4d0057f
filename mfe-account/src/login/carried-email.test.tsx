import { screen } from '@testing-library/react';
import { useLocation } from 'shared-contracts/router';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page as resetPage } from '../reset-password/page.tsx';
import { changed, choose, email, onItsWay, requestCode } from '../testing/reset-form.ts';
import { page as loginPage } from './page.tsx';

function ResetThenLogin() {
  const { Component } = useLocation().pathname === '/Login' ? loginPage : resetPage;
  return <Component data={undefined} />;
}

describe('choosing a new password', () => {
  // The address was in history state: after a logout, Back showed it to the next person.
  test('prefills the login page once, without history state [ACC-07] [ACC-15]', async () => {
    const bench = await renderPage(<ResetThenLogin />, {
      path: '/ResetPassword',
      pattern: '/*',
      api: { 'validate-email-send-otp': onItsWay, 'validate-otp-change-password': changed },
    });
    await requestCode(bench);
    await choose(bench);
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(email()).toHaveValue('asha@example.com');
    expect(JSON.stringify(bench.state())).not.toContain('asha@example.com');
    await bench.user.clear(email());
    await bench.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await bench.user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(email()).toHaveValue('');
  });

  test('is prefilled with the address typed at the login page, and returns it [ACC-07]', async () => {
    const bench = await renderPage(<ResetThenLogin />, { path: '/Login', pattern: '/*' });
    await bench.user.type(email(), 'asha@example.com');
    await bench.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Reset your password' });
    expect(email()).toHaveValue('asha@example.com');
    await bench.user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(email()).toHaveValue('asha@example.com');
    expect(JSON.stringify(bench.state())).not.toContain('asha@example.com');
  });
});
