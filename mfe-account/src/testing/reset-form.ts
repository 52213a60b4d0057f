import { screen } from '@testing-library/react';
import type { RenderedPage } from 'shared-contracts/testing/render-page';

export const onItsWay = [{ ResponseMsg: 'If this address has an account, a code is on its way' }];
export const changed = [{ ResponseMsg: 'Password Changed Successfully' }];

export const email = () => screen.getByRole('textbox', { name: 'Email' });
export const code = () => screen.getByRole('textbox', { name: 'Code' });
export const password = () => screen.getByLabelText(/^New password/);
export const send = () => screen.getByRole('button', { name: 'Send me a code' });
export const change = () => screen.getByRole('button', { name: 'Change password' });

export async function requestCode({ user }: RenderedPage, address = 'asha@example.com') {
  await user.clear(email());
  await user.type(email(), address);
  await user.click(send());
  await screen.findByRole('textbox', { name: 'Code' });
}

export async function choose({ user }: RenderedPage, typed = '123456', secret = 'correct horse') {
  await user.clear(code());
  await user.type(code(), typed);
  await user.clear(password());
  await user.type(password(), secret);
  await user.click(change());
}
