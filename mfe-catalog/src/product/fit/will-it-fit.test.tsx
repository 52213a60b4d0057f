import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { NO_FACTS } from '../../testing/no-facts.ts';
import { shownProduct } from '../../testing/shown-product.ts';
import { drawingArabic } from '../drawing/words.ar.ts';
import { WillItFit } from './will-it-fit.tsx';
import fitArabic from './words.ar.ts';

const FACTS = {
  ...NO_FACTS,
  Seats: 3,
  Boxes: [{ Length: 222, Width: 96, Height: 75 }],
  Estimated: ['Boxes'],
};

type Change = Parameters<typeof shownProduct>[0];
type Options = Parameters<typeof renderPage>[1];

const show = (change: Change = {}, options: Options = {}) =>
  renderPage(<WillItFit shown={shownProduct({ Facts: FACTS, ...change })} />, options);

async function opened(options: Options = {}, change: Change = {}) {
  const page = await show(change, options);
  await page.user.click(screen.getByRole('button', { name: 'Will it fit?' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Will it fit: Aarvi/ }));
  const type = async (name: string, text: string) => {
    const field = dialog.getByRole('textbox', { name });
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  const room = async (length: string, width: string) => {
    await type('Length of the room, in cm', length);
    await type('Width of the room, in cm', width);
  };
  return { ...page, dialog, type, room };
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join(' ');
const piece = () => screen.getByRole('slider', { name: /^Aarvi/ });

test('says in words whether the piece fits, and what remains free [CAT-36]', async () => {
  const { room, type } = await opened();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await room('420', '360');
  expect(screen.getByRole('figure', { name: 'Plan of a room of 420 × 360 cm, seen from above' })).toBeVisible();
  expect(said()).toContain(
    'It fits. Free: 0 cm to the left, 203 cm to the right, 0 cm above and 269 cm below on the plan.',
  );
  await type('Length of the room, in cm', '200');
  expect(said()).toContain('It does not fit: it needs 217 × 91 cm, and the room has 200 × 360 cm. Turned by a quarter');
});

test('the piece is moved by arrow keys within the walls, turned, and put by fields [CAT-36]', async () => {
  const { room, user, type } = await opened();
  await room('420', '360');
  act(() => piece().focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{ArrowUp}{ArrowUp}');
  expect(piece()).toHaveAttribute('aria-valuetext', '21 cm from the left wall, 0 cm from the upper wall');
  await user.click(screen.getByRole('button', { name: 'Turn by a quarter' }));
  expect(piece()).toHaveAccessibleName('Aarvi 3 Seater Fabric Sofa in Teal, 91 × 217 cm on the plan');
  await type('From the left wall, in cm', '900');
  await type('From the upper wall, in cm', '50');
  expect(said()).toContain('Free: 329 cm to the left, 0 cm to the right, 50 cm above and 93 cm below on the plan.');
});

test('the piece is dragged to scale, from where it was taken [CAT-36]', async () => {
  const { room } = await opened();
  await room('420', '360');
  const svg = (piece() as unknown as SVGGElement).ownerSVGElement as SVGSVGElement;
  // Half a pixel to a centimetre of the plan's 500.
  jest.spyOn(svg, 'getBoundingClientRect').mockReturnValue({ width: 250 } as DOMRect);
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: 500 } } });
  Object.assign(piece(), { setPointerCapture: jest.fn() });
  // jsdom's pointer events have no place.
  const pointer = (kind: string, at: readonly [x: number, y: number]) =>
    fireEvent(piece(), new MouseEvent(kind, { bubbles: true, clientX: at[0], clientY: at[1] }));
  pointer('pointerdown', [100, 100]);
  pointer('pointermove', [120, 130]);
  pointer('pointerup', [120, 130]);
  pointer('pointermove', [200, 200]);
  expect(piece()).toHaveAttribute('aria-valuetext', '40 cm from the left wall, 60 cm from the upper wall');
});

test('a door that could not open is named [CAT-36]', async () => {
  const { room, user, type } = await opened();
  await room('420', '360');
  await user.click(screen.getByRole('button', { name: 'Add a door' }));
  expect(said()).toContain('It fits.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wall of door 1' }), 'Upper');
  expect(said()).toContain('It stands where door 1 opens.');
  await type('Door 1 from the corner, in cm', '300');
  expect(said()).toContain('It fits.');
  await user.click(screen.getByRole('button', { name: 'Remove door 1' }));
  expect(screen.queryByRole('group', { name: 'Door 1' })).not.toBeInTheDocument();
});

test('the packages are held against door and lift, and estimated sizes are called so [CAT-36]', async () => {
  const { type, dialog } = await opened();
  expect(dialog.getByText(/^1 package: 222 × 96 × 75 cm The sizes are set by the type/)).toBeVisible();
  await type('Width of the narrowest door, in cm', '80');
  await type('Height of that door, in cm', '200');
  expect(said()).toContain('Through the door: every package passes.');
  await type('Width of the narrowest door, in cm', '70');
  expect(said()).toContain('Through the door: 222 × 96 × 75 cm does not pass straight.');
  for (const [name, text] of [
    ['Width of the lift’s door, in cm', '90'],
    ['Height of the lift’s door, in cm', '200'],
    ['Width of the lift, in cm', '110'],
    ['Depth of the lift, in cm', '140'],
    ['Height of the lift, in cm', '210'],
  ] as const) {
    await type(name, text);
  }
  expect(said()).toContain('In the lift: 222 × 96 × 75 cm does not fit upright.');
});

test('without known packages nothing is claimed of door and lift [CAT-36]', async () => {
  const { dialog } = await opened({}, { Facts: null });
  expect(dialog.getByText(/^The sizes of its packages are not known/)).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: /lift/ })).not.toBeInTheDocument();
});

test('what is no length is said when the field is left, and the plan stays [CAT-36]', async () => {
  const { room, type, user, dialog } = await opened();
  await room('420', '360');
  await type('Length of the room, in cm', 'four');
  expect(dialog.queryByText(/^Enter 100/)).not.toBeInTheDocument();
  await user.tab();
  expect(dialog.getByRole('textbox', { name: 'Length of the room, in cm' })).toHaveAccessibleDescription(
    'Enter 100 to 2000 whole centimetres',
  );
});

test('the plan is saved in the browser for the next piece, and cleared [CAT-36]', async () => {
  const { room, user, unmount } = await opened();
  await room('420', '360');
  await waitFor(() => expect(localStorage.getItem('store:roomPlan')).toBe('roomLength=420&roomWidth=360'));
  unmount();
  await opened();
  expect(screen.getByRole('textbox', { name: 'Length of the room, in cm' })).toHaveValue('420');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox', { name: 'Length of the room, in cm' })).toHaveValue('');
  expect(localStorage.getItem('store:roomPlan')).toBeNull();
});

test('a link has the plan, opens it, and leaves the own one alone until it is changed [CAT-36]', async () => {
  const { room, user, unmount } = await opened();
  const copied: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await room('420', '360');
  await user.click(screen.getByRole('button', { name: 'Copy link to this plan' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toEqual(['http://store.test/collections/fabric-sofas/aarvi?roomLength=420&roomWidth=360#dimensions']);
  unmount();
  await show({}, { path: '/collections/fabric-sofas/aarvi?roomLength=300&roomWidth=250' });
  expect(await screen.findByRole('textbox', { name: 'Length of the room, in cm' })).toHaveValue('300');
  expect(localStorage.getItem('store:roomPlan')).toBe('roomLength=420&roomWidth=360');
});

test('the plan is printed alone [CAT-36]', async () => {
  const { user } = await opened();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.body.className).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.body.className).toBe('');
});

test.each<Change>([{ DimensionsCm: null }, { IsDigitalProduct: true }])(
  'what has no measures, as a download, is not asked to fit [CAT-36]',
  async (change) => {
    await show(change);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

test('Arabic says it in Arabic, and the plan is not mirrored [CAT-36] [SH-16]', async () => {
  installWords('catalog', 'ar', { ...drawingArabic, ...fitArabic });
  const { user } = await show({}, { language: 'ar', path: '/aarvi?roomLength=420&roomWidth=360' });
  expect(await screen.findByText(/القطعة تناسب الغرفة\. المساحة الخالية/)).toBeVisible();
  act(() => piece().focus());
  await user.keyboard('{ArrowRight}');
  expect(piece()).toHaveAttribute('aria-valuenow', '10');
});
