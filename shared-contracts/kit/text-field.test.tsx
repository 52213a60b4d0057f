import { screen } from '@testing-library/react';
import type { FieldFault } from '../contract/domain/validation.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

test.each<[FieldFault, string]>([
  [{ kind: 'required' }, 'First name is required'],
  [{ kind: 'too-long', max: 200 }, 'First name max length should be 200 characters'],
  [{ kind: 'too-short', min: 8 }, 'First name must have at least 8 characters'],
  [{ kind: 'not-an-email' }, 'Please enter valid email address'],
])('a %o is described in words that belong to the field', async (fault, words) => {
  await renderPage(<TextField label="First name" fault={fault} help="As on your card" />);
  const field = screen.getByRole('textbox', { name: 'First name' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(`As on your card ${words}`);
});

test('a sound field is neither invalid nor described', async () => {
  await renderPage(<TextField label="City" autoComplete="address-level2" inputMode="text" />);
  const field = screen.getByRole('textbox', { name: 'City' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).toHaveAttribute('autocomplete', 'address-level2');
});

test('a field’s own text of a fault is shown unchanged', async () => {
  await renderPage(<TextField label="Email" fault="This address is taken" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This address is taken');
});

test('the words are Arabic on an Arabic page [SH-16]', async () => {
  await renderPage(<TextField label="المدينة" fault={{ kind: 'required' }} />, { language: 'ar' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('حقل المدينة مطلوب');
});

test('a required field says so to assistive technology and not in its name', async () => {
  await renderPage(
    <>
      <TextAreaField label="Message" required />
      <SelectField label="State" required>
        <option>Kerala</option>
      </SelectField>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeRequired();
});
