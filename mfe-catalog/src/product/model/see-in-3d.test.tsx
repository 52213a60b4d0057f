import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { SeeIn3d } from './see-in-3d.tsx';

// jsdom draws nothing and has no such element: journeys see the viewer itself (e2e/shop-window/model.spec.ts).
jest.mock('@google/model-viewer', () => ({}), { virtual: true });

const show = (language: 'en' | 'ar' = 'en') =>
  renderPage(<SeeIn3d model="/media/models/0.glb" name="Aarvi Sofa" />, { language });

/** A device by what it tells pages. */
function device({ quickLook = false, userAgent = 'Desktop' }: Device): void {
  const { relList } = document.createElement('a');
  jest.spyOn(Object.getPrototypeOf(relList), 'supports').mockImplementation((rel) => rel === 'ar' && quickLook);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

interface Device {
  readonly quickLook?: boolean;
  readonly userAgent?: string;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test.each<[string, Device, boolean]>([
  ['an iPhone with Quick Look', { quickLook: true }, true],
  ['an Android phone', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile' }, true],
  ['an Android phone with Firefox', { userAgent: 'Mozilla/5.0 (Android 15; Mobile) Firefox/140' }, false],
  ['a computer', {}, false],
])('%s offers the room: %s %s [CAT-35]', async (_, about, offered) => {
  device(about);
  await show();
  expect(screen.getByRole('button', { name: 'View in 3D' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'See it in your room' })).toHaveLength(offered ? 1 : 0);
});

test('without the means to draw, words say so, and the dialog closes [CAT-35]', async () => {
  device({});
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'View in 3D' }));
  expect(await screen.findByRole('dialog', { name: 'Aarvi Sofa in 3D' })).toBeVisible();
  expect(await screen.findByText(/^The 3D view is not available here\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View in 3D' })).toHaveFocus();
});
