import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import Dialog from './dialog.tsx';
import Drawer from './drawer.tsx';
import Select from './select.tsx';

// What antd asks of a browser and jsdom lacks.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.MessageChannel ??= class {
    port1 = { onmessage: null as (() => void) | null };
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  } as unknown as typeof MessageChannel;
});

function Opener({ part: Part }: { part: typeof Drawer | typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Part open={open} onClose={() => setOpen(false)} title="Filters">
        <label>
          Material <input />
        </label>
      </Part>
    </>
  );
}

test.each([
  ['drawer', Drawer],
  ['dialog', Dialog],
])('a %s is named, and Escape or its Close button closes it', async (_, part) => {
  const { user } = await renderPage(<Opener part={part} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Material' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['en', 'right'],
  ['ar', 'left'],
] as const)('in %s a drawer at the end comes from the %s [SH-16]', async (language, side) => {
  await renderPage(
    <Drawer open onClose={() => undefined} title="Filters">
      Text
    </Drawer>,
    { language },
  );
  await screen.findByRole('dialog', { name: 'Filters' });
  expect(document.querySelector(`.ant-drawer-${side}`)).not.toBeNull();
});

function Sorter() {
  const [sort, setSort] = useState('new');
  const options = [
    { value: 'new', label: 'Newest first' },
    { value: 'low', label: 'Price, low to high' },
  ];
  return (
    <>
      <Select label="Sort" value={sort} options={options} onChange={setSort} />
      <output>{sort}</output>
    </>
  );
}

test('a select is a named combobox that opens by keyboard and reports the chosen value', async () => {
  const { user } = await renderPage(<Sorter />);
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByText('Price, low to high'));
  expect(screen.getByRole('status')).toHaveTextContent('low');
});
