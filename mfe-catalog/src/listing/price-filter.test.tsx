import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { windowWidth } from '../testing/browser-parts.ts';
import { group, showListing as show } from '../testing/shown-listing.ts';

const pass = fakeTime();

beforeEach(() => windowWidth(1280));

describe('the price [CAT-04]', () => {
  const handle = async (name: string) => (await group('Price')).getByRole('slider', { name });
  const slideTo = (slider: HTMLElement, value: number) =>
    fireEvent.change(slider, { target: { value: String(value) } });

  test('runs from 0 to 48000 in steps of 1, and says in rupees where its handles are [CAT-04]', async () => {
    await show();
    const low = await handle('Lowest price');
    const high = await handle('Highest price');
    for (const slider of [low, high]) {
      expect(slider).toHaveAttribute('min', '0');
      expect(slider).toHaveAttribute('max', '48000');
      expect(slider).toHaveAttribute('step', '1');
    }
    expect(low).toHaveAttribute('aria-valuetext', '₹0');
    expect(high).toHaveAttribute('aria-valuetext', '₹48,000 and above');
  });

  test('a handle that is moved sets the chip once it rests [CAT-04]', async () => {
    const { path, calls } = await show();
    const before = calls.length;
    const low = await handle('Lowest price');
    slideTo(low, 4000);
    slideTo(low, 12_000);
    expect(low).toHaveAttribute('aria-valuetext', '₹12,000');
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=12000'));
    expect(await screen.findByRole('link', { name: 'Remove filter: ₹12,000 and above' })).toBeInTheDocument();
    expect(calls.slice(before).filter(({ name }) => name === 'get-all-products')).toHaveLength(1);
  });

  test('a dragged handle takes effect on release [CAT-04]', async () => {
    const { path } = await show();
    const high = await handle('Highest price');
    fireEvent.pointerDown(high);
    slideTo(high, 30_000);
    await pass(1000);
    expect(path()).toBe('/collections/sofas');
    fireEvent.pointerUp(high);
    await waitFor(() => expect(path()).toBe('/collections/sofas?max=30000'));
  });

  test('the handles stay 6 apart [CAT-04]', async () => {
    const { path } = await show('?max=20000');
    slideTo(await handle('Lowest price'), 25_000);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=19994&max=20000'));
    slideTo(await handle('Highest price'), 100);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=19994&max=20000'));
  });

  test('a handle back at an end sets no limit [CAT-04]', async () => {
    const { path, calls } = await show('?min=5000&max=20000');
    slideTo(await handle('Highest price'), 48_000);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=5000'));
    slideTo(await handle('Lowest price'), 0);
    await waitFor(() => expect(path()).toBe('/collections/sofas'));
    expect(calls.at(-1)?.request).toMatchObject({ MinPrice: '', MaxPrice: '' });
  });

  test('a link or a typed price of 48000 sets no limit: the handle is at its end [CAT-04]', async () => {
    const { user, path, calls } = await show('?max=48000');
    expect(calls.at(-1)?.request).toMatchObject({ MaxPrice: '' });
    const price = await group('Price');
    await user.type(price.getByRole('spinbutton', { name: 'Maximum price' }), '48000{Enter}');
    await waitFor(() => expect(path()).not.toContain('max='));
    expect(calls.at(-1)?.request).toMatchObject({ MaxPrice: '' });
  });

  test('a typed price goes beyond the slider: the handle rests, the chip shows what was typed [CAT-04]', async () => {
    const { user, path } = await show();
    const price = await group('Price');
    await user.type(price.getByRole('spinbutton', { name: 'Maximum price' }), '999999{Enter}');
    await waitFor(() => expect(path()).toBe('/collections/sofas?max=999999'));
    expect(await screen.findByRole('link', { name: 'Remove filter: Up to ₹9,99,999' })).toBeInTheDocument();
    expect(await handle('Highest price')).toHaveValue('48000');
    slideTo(await handle('Lowest price'), 9000);
    await waitFor(() => expect(path()).toBe('/collections/sofas?min=9000&max=999999'));
  });

  test.each([
    ['-1', 'Enter whole rupees from 0 to ₹9,99,999'],
    ['1000000', 'Enter whole rupees from 0 to ₹9,99,999'],
    ['12.5', 'Enter whole rupees from 0 to ₹9,99,999'],
    ['50000', 'The minimum is above the maximum'],
  ])('%s as the minimum below 40000 is refused in words, and nothing is reloaded [CAT-04]', async (text, fault) => {
    const { user, path } = await show('?max=40000');
    const field = (await group('Price')).getByRole('spinbutton', { name: 'Minimum price' });
    fireEvent.change(field, { target: { value: text } });
    await user.tab();
    fireEvent.blur(field);
    expect(await screen.findByRole('alert')).toHaveTextContent(fault);
    expect(field).toHaveAccessibleDescription(fault);
    expect(path()).toBe('/collections/sofas?max=40000');
  });
});
