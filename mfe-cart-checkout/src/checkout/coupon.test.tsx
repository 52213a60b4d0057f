import { act, screen, waitFor } from '@testing-library/react';
import { $cartLines, $handOff } from 'shared-contracts';
import type { FakeAnswer, RecordedCall } from 'shared-contracts/testing/fake-api';
import { reply } from 'shared-contracts/testing/render-page';
import { openCheckout } from '../testing/open-checkout.tsx';
import { priced, pricedCart, sofa } from '../testing/sample-cart.ts';

describe('discount code [PAY-04]', () => {
  const code = () => screen.getByRole('textbox', { name: 'Discount code' });
  const asked = (calls: readonly RecordedCall[], CouponCode: string) =>
    calls.filter(
      ({ name, request }) =>
        name === 'calculate-coupon-discount' && (request as { CouponCode: string }).CouponCode === CouponCode,
    );

  test('an applied code lowers the total, disables field and button, and goes into the hand-off [PAY-04]', async () => {
    const { user, payNow, toasts } = await openCheckout();
    await user.type(code(), 'NEW5');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Applied' })).toBeDisabled();
    expect(code()).toBeDisabled();
    expect(screen.getByText('Coupon applied successfully!')).toBeVisible();
    expect(toasts).toEqual([]);
    expect(await screen.findByText('−₹4,599.95')).toBeVisible();
    await waitFor(() => expect(payNow).toBeEnabled());
    await user.click(payNow);
    expect($handOff.get()).toMatchObject({ CouponCode: 'NEW5', amount: '87399.05' });
  });

  test.each<[story: string, typed: string, answer: FakeAnswer, text: string]>([
    ['no code', ' ', { DiscountValueAfterCouponAppliedWithQuantity: 0 }, 'Please enter a coupon code'],
    ['a code that does not apply', 'NEW6', { DiscountValueAfterCouponAppliedWithQuantity: 0 }, 'Invalid coupon code'],
    ['a server in trouble', 'NEW5', reply.problem(500), 'Error applying coupon. Please try again.'],
  ])('%s is refused in words [PAY-04]', async (_, typed, answer, text) => {
    const { user, toasts } = await openCheckout({ answers: { 'calculate-coupon-discount': answer } });
    await user.type(code(), `${typed}{Enter}`);
    expect(await screen.findByText(text, { selector: '[role="alert"]' })).toBeVisible();
    expect(toasts).toEqual([]);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  test.each<[couponFault: object, text: string]>([
    [{ reason: 'unknown' }, 'Invalid coupon code'],
    [{ reason: 'expired' }, 'Invalid coupon code. This code is no longer valid.'],
    [{ reason: 'promotion' }, 'Invalid coupon code. A code cannot be combined with a current offer.'],
    [{ reason: 'not-first-order' }, 'Invalid coupon code. This code is for a first order only.'],
    [{ reason: 'exhausted' }, 'Invalid coupon code. This code has been used up.'],
    [{ reason: 'below-minimum', missing: 1500.5 }, 'Invalid coupon code. Add items worth ₹1,500.50 to use this code.'],
  ])('the reason %j is shown at the field until another code is typed [PAY-04]', async (couponFault, text) => {
    const { user } = await openCheckout({
      answers: { 'calculate-coupon-discount': { DiscountValueAfterCouponAppliedWithQuantity: 0, couponFault } },
    });
    await user.type(code(), 'FIRST10{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(text));
    await user.type(code(), 'X');
    expect(code()).toBeValid();
  });

  test('Enter pressed twice applies once and says so [PAY-04]', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { user, calls } = await openCheckout({
      answers: { 'calculate-coupon-discount': () => answer.promise },
    });
    await user.type(code(), 'FRIENDS{Enter}{Enter}');
    answer.resolve({ DiscountValueAfterCouponAppliedWithQuantity: 5 });
    expect(await screen.findByText('Coupon code is already applied!')).toBeVisible();
    // A newer outcome replaces the earlier one.
    expect(screen.queryByText('Coupon applied successfully!')).not.toBeInTheDocument();
    expect(asked(calls, 'FRIENDS')).toHaveLength(1);
  });

  test('Enter pressed twice on a code that does not apply asks once [PAY-04]', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { user, calls } = await openCheckout({
      answers: { 'calculate-coupon-discount': () => answer.promise },
    });
    await user.type(code(), 'NEW6{Enter}{Enter}{Enter}');
    answer.resolve({ DiscountValueAfterCouponAppliedWithQuantity: 0 });
    expect(await screen.findByText('Invalid coupon code')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled());
    expect(asked(calls, 'NEW6')).toHaveLength(1);
  });

  test('Remove frees the code [PAY-04]', async () => {
    const { user } = await openCheckout();
    await user.type(code(), 'NEW5{Enter}');
    const remove = await screen.findByRole('button', { name: 'Remove the discount code' });
    // The field that had the focus is disabled now.
    expect(remove).toHaveFocus();
    await user.click(remove);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    expect(code()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('−₹4,599.95')).not.toBeInTheDocument());
  });

  const rememberCode = (couponCode: string) =>
    localStorage.setItem(
      'store:checkoutDraft',
      JSON.stringify({
        UserID: 42,
        ContactEmail: 'asha@example.in',
        BuyerGstin: '',
        Name: 'Asha',
        Phone: '',
        AddressLineOne: '',
        StateProvinceID: '',
        CityID: '',
        PostalCode: '',
        couponCode,
      }),
    );

  test('a code that stops applying is removed with a notice [PAY-04]', async () => {
    rememberCode('GONE');
    await openCheckout();
    expect(await screen.findByText('Invalid coupon code', { selector: '[role="alert"]' })).toBeVisible();
    expect(code()).toBeEnabled();
    expect(code()).toHaveValue('GONE');
  });

  test('on a phone the folded summary opens, so that the notice is seen [PAY-04]', async () => {
    window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
    rememberCode('GONE');
    await openCheckout();
    await waitFor(() => expect(code().closest('details')).toHaveAttribute('open'));
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('names the code that saves most and what it saves; one press applies it, and nothing before [PAY-04]', async () => {
    const { user } = await openCheckout();
    expect(await screen.findByText(/NEW5 saves ₹4,599\.95 on this order\./)).toBeVisible();
    expect(code()).toBeEnabled();
    expect(code()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Apply NEW5' }));
    expect(await screen.findByRole('button', { name: 'Applied' })).toBeDisabled();
    expect(code()).toHaveValue('NEW5');
    expect(screen.queryByText(/saves/)).not.toBeInTheDocument();
  });

  test('a code that this person cannot use gives way to the next; without any none is named [PAY-04]', async () => {
    const refuses = (refused: readonly string[]) => ({
      answers: {
        'calculate-coupon-discount': ({ CouponCode }: { CouponCode: string }) => ({
          DiscountValueAfterCouponAppliedWithQuantity: refused.includes(CouponCode) ? 0 : 3000,
        }),
      },
    });
    const { unmount } = await openCheckout(refuses(['NEW5']));
    expect(await screen.findByText(/FIRST10 saves ₹3,000 /)).toBeVisible();
    unmount();
    const { calls } = await openCheckout(refuses(['NEW5', 'FIRST10']));
    await waitFor(() => expect(asked(calls, 'FIRST10')).toHaveLength(1));
    expect(screen.queryByText(/ saves /)).not.toBeInTheDocument();
  });

  test('no code is offered while a promotion lowers a price [PAY-04]', async () => {
    await openCheckout({ answers: { 'cart-data': pricedCart([priced(sofa, { DiscountedPrice: 40000 })]) } });
    expect(screen.queryByRole('textbox', { name: 'Discount code' })).not.toBeInTheDocument();
  });

  test('a change of the cart checks the code again [PAY-04]', async () => {
    const { user } = await openCheckout({
      answers: {
        'cart-data': ({ cartJsonData, CouponCode }: { cartJsonData: string; CouponCode: string }) =>
          pricedCart([priced(sofa)], {
            discount: CouponCode && cartJsonData.includes('"Quantity":2') ? 500 : 0,
            ...(CouponCode && { couponFault: { reason: 'below-minimum' as const, missing: 100 } }),
          }),
      },
    });
    await user.type(code(), 'NEW5{Enter}');
    expect(await screen.findByText('−₹500')).toBeVisible();
    act(() => $cartLines.set([{ ...sofa, Quantity: 1 }]));
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeEnabled();
    expect(code()).toHaveAccessibleDescription('Invalid coupon code. Add items worth ₹100 to use this code.');
  });

  test('a code that is typed and not applied survives a reload [PAY-02]', async () => {
    const { user, unmount } = await openCheckout();
    await user.type(code(), 'NEW');
    unmount();
    await openCheckout();
    expect(code()).toHaveValue('NEW');
  });
});
