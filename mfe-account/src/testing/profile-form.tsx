import { screen } from '@testing-library/react';
import type { User } from 'shared-contracts';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { getLoginSecurity } from 'shared-contracts/api/get-login-security';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page } from '../profile/page.tsx';
import { asha as person } from './sample-person.ts';

export const asha = {
  ...person,
  CityName: 'Bengaluru',
  CityID: 560,
  StateName: 'Karnataka',
  StateProvinceID: 29,
  PostalCode: '560001',
  ProfileVersion: 3,
} satisfies User;
const places = {
  'get-countries-list': [
    { CountryID: 1, CountryName: 'India' },
    { CountryID: 2, CountryName: 'Nepal' },
  ],
  'get-states-provinces-list': [
    { StateProvinceID: 29, StateName: 'Karnataka', GstCode: '29' },
    { StateProvinceID: 32, StateName: 'Kerala', GstCode: '32' },
  ],
  'get-cities-list': [{ CityID: 560, CityName: 'Bengaluru' }],
};
export const saved = (changes: object = {}) => [
  { ResponseMsg: 'Saved Successfully', ...asha, ProfileVersion: 4, ...changes },
];

/** One laptop, and nothing to confirm. */
export const loginSecurity = {
  IsEmailProven: true,
  Sessions: [
    {
      SessionID: 1,
      Browser: 'Firefox',
      System: 'Windows',
      SinceUTC: '2026-11-20T04:00:00.000Z',
      LastSeenUTC: '2026-11-22T04:00:00.000Z',
      IsCurrent: true,
    },
  ],
  Passkeys: [],
} satisfies WireAnswer<typeof getLoginSecurity>;

interface ProfileOptions {
  readonly api?: Readonly<Record<string, unknown>>;
  readonly language?: 'ar';
  readonly user?: User;
}

export const openProfile = ({ api = {}, user = asha, ...options }: ProfileOptions = {}) =>
  renderPage(page, {
    path: '/profile',
    loggedInAs: user,
    api: { ...places, 'get-login-security': loginSecurity, 'get-profile': asha, 'update-profile': saved(), ...api },
    ...options,
  });

export const update = () => screen.getByRole('button', { name: 'Update Profile' });
