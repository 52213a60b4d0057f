import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { Modal } from './modal.tsx';

function Opener({ inner = false }: { readonly inner?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {inner ? 'inner' : 'outer'}
      </button>
      {open && (
        <Modal label={inner ? 'Inner' : 'Outer'} onClose={() => setOpen(false)}>
          <p>Text</p>
          <button type="button">Last</button>
          {!inner && <Opener inner />}
        </Modal>
      )}
    </>
  );
}

const openOuter = async () => {
  const shown = await renderPage(<Opener />);
  await shown.user.click(screen.getByRole('button', { name: 'Open outer' }));
  return shown;
};

test('it is named, takes the focus, and Tab goes round in it in both directions', async () => {
  const { user } = await openOuter();
  expect(screen.getByRole('dialog', { name: 'Outer' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Open inner' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('of two, Escape closes the upper one first, and each gives the focus back', async () => {
  const { user } = await openOuter();
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open inner' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open outer' })).toHaveFocus();
});

test('a press on the scrim closes it, a selection dragged out onto it does not', async () => {
  const { user } = await openOuter();
  const scrim = screen.getByRole('dialog').parentElement as HTMLElement;
  await user.pointer([
    { target: screen.getByText('Text'), keys: '[MouseLeft>]' },
    { target: scrim, keys: '[/MouseLeft]' },
  ]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.click(scrim);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page behind it rests for assistive technology, and wakes when it closes', async () => {
  const { user } = await renderPage(
    <main>
      <Opener />
    </main>,
  );
  const main = screen.getByRole('main');
  await user.click(screen.getByRole('button', { name: 'Open outer' }));
  expect(main.inert).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  await user.keyboard('{Escape}');
  expect(main.inert).toBe(true);
  await user.keyboard('{Escape}');
  expect(main.inert).toBe(false);
  expect(screen.getByRole('button', { name: 'Open outer' })).toHaveFocus();
});
