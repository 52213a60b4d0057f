import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { Grievance } from './grievance.tsx';

test('the grievance officer is named, with e-mail and telephone, above the form [CON-07]', async () => {
  await renderPage(<Grievance />);
  const { name, email, phone } = sampleSite.grievanceOfficer;
  const officer = within(screen.getByRole('region', { name: 'Grievance officer' }));
  expect(officer.getByText(name)).toBeInTheDocument();
  expect(officer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(officer.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getByRole('textbox', { name: /Message|What happened/ })).toBeInTheDocument();
});
