import { screen, waitFor, within } from '@testing-library/react';
import { $handOff } from 'shared-contracts';
import { placeValue } from 'shared-contracts/testing/library-select';
import { openCheckout } from '../testing/open-checkout.tsx';

test('faults are shown and the first wrong field gets the focus [PAY-02]', async () => {
  const { user, payNow, path } = await openCheckout();
  await user.clear(screen.getByLabelText(/Mobile Number/));
  await user.type(screen.getByLabelText(/Mobile Number/), '12345');
  await user.clear(screen.getByLabelText(/Shipping Address/));
  await user.clear(screen.getByLabelText(/PIN Code/));
  await user.type(screen.getByLabelText(/PIN Code/), '012345');
  await user.click(payNow);
  expect(screen.getByLabelText(/Mobile Number/)).toHaveFocus();
  expect(screen.getByLabelText(/Mobile Number/)).toHaveAccessibleDescription(
    /Please enter a 10-digit Indian mobile number/,
  );
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Please enter a 10-digit Indian mobile number',
    'Shipping Address is required',
    'Please enter a 6-digit PIN code',
  ]);
  expect(path()).toBe('/Checkout');
  expect($handOff.get()).toBeNull();
});

test('the summary links to each field and drops corrected ones [PAY-02]', async () => {
  const { user, payNow } = await openCheckout();
  await user.clear(screen.getByLabelText(/Full Name/));
  await user.clear(screen.getByLabelText(/PIN Code/));
  await user.click(payNow);
  const summary = within(screen.getByRole('alert'));
  await user.click(summary.getByRole('button', { name: 'PIN Code is required' }));
  expect(screen.getByLabelText(/PIN Code/)).toHaveFocus();
  await user.type(screen.getByLabelText(/PIN Code/), '560041');
  expect(summary.getAllByRole('button')).toHaveLength(1);
  await user.type(screen.getByLabelText(/Full Name/), 'Asha');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a field is checked when it is left, and not while it is being filled in [PAY-02]', async () => {
  const { user } = await openCheckout();
  const gstin = screen.getByLabelText('GSTIN (optional)');
  await user.type(gstin, '29AAGCR');
  expect(gstin).toBeValid();
  await user.tab();
  expect(gstin).toHaveAccessibleDescription(/This is not a valid GSTIN/);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a PIN of another state is shown at its field before anything is sent [PAY-02]', async () => {
  const { user, payNow, path } = await openCheckout();
  await waitFor(() => expect(placeValue('StateProvinceID')).toBe('12'));
  const pin = screen.getByLabelText(/PIN Code/);
  await user.clear(pin);
  await user.type(pin, '302001');
  await user.click(payNow);
  expect(pin).toHaveFocus();
  expect(pin).toHaveAccessibleDescription('This PIN code is not in the chosen state');
  expect([path(), $handOff.get()]).toEqual(['/Checkout', null]);
});
