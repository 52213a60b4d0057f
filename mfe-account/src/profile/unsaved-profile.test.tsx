import { cleanup } from '@testing-library/react';
import { forgetPerson, logIn } from 'shared-contracts';
import { field } from 'shared-contracts/testing/forms';
import { findSelect, provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { asha, openProfile } from '../testing/profile-form.tsx';

beforeAll(provideWhatSelectsUse);
beforeEach(forgetPerson);

describe('what was typed and not saved', () => {
  const typeAndLeave = async () => {
    const { user } = await openProfile();
    await findSelect('City');
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Ashalata');
    cleanup();
  };

  test('is there for its person when they come back, as after a session that ended [ACC-13]', async () => {
    await typeAndLeave();
    await openProfile();
    expect(field('First Name')).toHaveValue('Ashalata');
  });

  test('is not there for anybody else [ACC-15]', async () => {
    await typeAndLeave();
    await openProfile({ user: { ...asha, UserID: 8, FirstName: 'Ravi' } });
    expect(field('First Name')).toHaveValue('Ravi');
  });

  test('is not there after a logout, when they log in again [ACC-15]', async () => {
    await typeAndLeave();
    forgetPerson();
    logIn(asha, 'token-2');
    await openProfile();
    expect(field('First Name')).toHaveValue('Asha');
  });
});
