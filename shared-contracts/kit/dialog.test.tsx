import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { Dialog } from './dialog.tsx';

function Opener({ inner = false }: { readonly inner?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {inner ? 'inner' : 'outer'}
      </button>
      {open && (
        <Dialog title={inner ? 'Inner' : 'Outer'} onClose={() => setOpen(false)}>
          <p>Text</p>
          {!inner && <Opener inner />}
        </Dialog>
      )}
    </>
  );
}

const openOuter = async () => {
  const shown = await renderPage(<Opener />);
  await shown.user.click(screen.getByRole('button', { name: 'Open outer' }));
  return shown;
};

test('it is named by its heading, takes the focus, and its Close button closes it', async () => {
  const { user } = await openOuter();
  expect(screen.getByRole('dialog', { name: 'Outer' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Outer' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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

test('a press on the backdrop closes it, a selection dragged out onto it does not', async () => {
  const { user } = await openOuter();
  const dialog = screen.getByRole('dialog');
  await user.pointer([
    { target: screen.getByText('Text'), keys: '[MouseLeft>]' },
    { target: dialog, keys: '[/MouseLeft]' },
  ]);
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page behind it does not scroll, until the last one closes', async () => {
  const { user } = await openOuter();
  const scrolls = () => document.documentElement.style.overflow !== 'hidden';
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  expect(scrolls()).toBe(false);
  await user.keyboard('{Escape}');
  expect(scrolls()).toBe(false);
  await user.keyboard('{Escape}');
  expect(scrolls()).toBe(true);
});
