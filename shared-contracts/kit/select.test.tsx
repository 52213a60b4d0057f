import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { provideWhatSelectsUse } from '../testing/library-select.tsx';
import Select from './select.tsx';

beforeAll(provideWhatSelectsUse);

const STATES = [
  { value: 1, label: 'Karnataka' },
  { value: 2, label: 'Kerala' },
];

async function openIn(around: (field: ReactNode) => ReactNode): Promise<HTMLElement | null> {
  render(around(<Select label="State" value={undefined} options={STATES} onChange={() => {}} />));
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  const option = await screen.findByTitle('Kerala');
  return option.closest('main, dialog, body');
}

test('says what is chosen, and is no password [SH-17]', () => {
  render(
    <>
      <p id="help">Where it goes.</p>
      <Select label="State" aria-describedby="help" value={2} options={STATES} onChange={() => {}} />
    </>,
  );
  const field = screen.getByRole('combobox', { name: 'State', description: 'Where it goes. Kerala' });
  expect(field.getAttribute('autocomplete')).toBe('off');
});

test('an open list is inside the landmark of its field [SH-17]', async () => {
  expect((await openIn((field) => <main>{field}</main>))?.tagName).toBe('MAIN');
});

test('an open list is inside the dialog of its field, which hides all else [SH-17]', async () => {
  const around = (field: ReactNode) => (
    <main>
      <dialog open>{field}</dialog>
    </main>
  );
  expect((await openIn(around))?.tagName).toBe('DIALOG');
});
