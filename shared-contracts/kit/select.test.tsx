import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LanguageProvider } from 'shared-contracts';
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

test('says what is chosen, and is not a password [SH-17]', () => {
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

// axe on the checkout: while cities load, what was typed matches nothing, and the empty list had no name.
test.each([
  [
    'of its label element',
    <label key="l" htmlFor="city">
      City
    </label>,
    { id: 'city' },
  ],
  ['given to it', null, { label: 'City' }],
])('a list has the name of its field, %s, also when nothing matches [SH-17]', async (_whose, label, named) => {
  render(
    <main>
      {label}
      <Select {...named} value={undefined} options={STATES} onChange={() => {}} searchable />
    </main>,
  );
  const field = screen.getByRole('combobox', { name: 'City' });
  await userEvent.type(field, 'K');
  await screen.findByRole('listbox', { name: 'City' });
  await userEvent.type(field, 'onstanz');
  await screen.findByText('Nothing found');
  expect(screen.getByRole('listbox', { name: 'City' }).textContent).toBe('Nothing found');
  await userEvent.clear(field);
  await userEvent.type(field, 'Ker');
  await screen.findByTitle('Kerala');
  expect(screen.getByRole('listbox', { name: 'City' }).textContent).not.toContain('Nothing found');
});

test('what no option is called can be a value, where the field takes it [SHIP-01]', async () => {
  const chosen: string[] = [];
  const options = [{ value: '1', label: 'كوتشي', alias: 'Kochi' }];
  const use = (typed: string) => `Use ${typed}`;
  render(
    <Select label="City" value="" options={options} onChange={(id) => chosen.push(id)} searchable typedText={use} />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
  const search = (typed: string) => userEvent.keyboard(`{Control>}a{/Control}${typed}`);
  await search('kochi');
  await screen.findByTitle('كوتشي');
  expect(screen.queryByTitle('Use kochi')).toBeNull();
  await search('682031');
  expect(screen.queryByTitle(/^Use/)).toBeNull();
  await search('Aluva');
  await userEvent.click(await screen.findByTitle('Use Aluva'));
  expect(chosen).toEqual(['Aluva']);
});

describe('a list in Arabic', () => {
  const PLACES = [
    { value: 1, label: 'أحمد آباد', alias: 'Ahmedabad' },
    { value: 2, label: 'كلكتا', alias: 'Kolkata' },
    { value: 3, label: 'Bayern', alias: 'Bayern' },
  ];
  const offered = () => screen.queryAllByTitle(/./).map(({ textContent }) => textContent);
  const inArabic = (value?: number) =>
    render(
      <LanguageProvider language="ar">
        <Select label="المدينة" value={value} options={PLACES} onChange={() => {}} searchable />
      </LanguageProvider>,
    );

  test.each([
    ['أحمد', 'أحمد آباد'],
    ['احمداباد', 'أحمد آباد'],
    ['أَحمَد', 'أحمد آباد'],
    ['ahmed', 'أحمد آباد'],
    ['کلکتا', 'كلكتا'],
    ['Kolk', 'كلكتا'],
  ])('finds by %s, in either writing [SH-22]', async (typed, found) => {
    inArabic();
    await userEvent.type(screen.getByRole('combobox', { name: 'المدينة' }), typed);
    await waitFor(() => expect(offered()).toEqual([found]));
  });

  test('marks what is not translated as English, in the list and as the choice [SH-16] [SH-21]', async () => {
    inArabic(3);
    await userEvent.click(screen.getByRole('combobox', { name: 'المدينة', description: 'Bayern' }));
    await screen.findByTitle('كلكتا');
    const shown = screen.getAllByText('Bayern').map(({ lang }) => lang);
    expect([...new Set(shown)]).toEqual(['en']);
    expect(screen.getByText('كلكتا').closest('[lang]')).toBeNull();
  });
});
