import { act, screen, waitFor, within } from '@testing-library/react';
import { $user, forgetPerson, type User } from 'shared-contracts';
import { field, fill, sentTo } from 'shared-contracts/testing/forms';
import { provideWhatSelectsUse } from 'shared-contracts/testing/library-select';
import { reply } from 'shared-contracts/testing/render-page';
import { asha, openProfile, saved, update } from '../testing/profile-form.tsx';

beforeAll(provideWhatSelectsUse);
beforeEach(forgetPerson);

describe('a profile that changes elsewhere', () => {
  const elsewhere = { ...asha, LastName: 'Iyer', ProfileVersion: 4 };
  const inAnotherTab = (person: User) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: JSON.stringify(person) }));
    });
  const notice = () => screen.findByRole('alert');

  test('is followed by an untouched form [ACC-08]', async () => {
    await openProfile();
    inAnotherTab(elsewhere);
    expect(field('Last Name')).toHaveValue('Iyer');
  });

  test('neither discards an edit nor is overwritten without confirmation [ACC-08]', async () => {
    const bench = await openProfile();
    await fill(bench, { 'First Name': 'Usha' });
    inAnotherTab(elsewhere);
    expect(field('First Name')).toHaveValue('Usha');
    expect(field('Last Name')).toHaveValue('Rao');
    await bench.user.click(update());
    expect(await notice()).toHaveTextContent('Your profile was changed elsewhere in the meantime.');
    expect(await notice()).toHaveFocus();
    expect(sentTo(bench, 'update-profile')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Update Profile' })).not.toBeInTheDocument();
  });

  test('on another device is found out by saving; the shopper may look at the saved one [ACC-08]', async () => {
    const profiles = [asha, elsewhere];
    const bench = await openProfile({
      api: { 'get-profile': () => profiles.shift(), 'update-profile': reply.problem(409, { code: 'profile-changed' }) },
    });
    await fill(bench, { 'First Name': 'Usha' });
    await bench.user.click(update());
    await notice();
    expect(field('First Name')).toHaveValue('Usha');
    await bench.user.click(within(await notice()).getByRole('button', { name: 'Show the saved profile' }));
    expect(field('First Name')).toHaveValue('Asha');
    expect(field('First Name')).toHaveFocus();
    expect(field('Last Name')).toHaveValue('Iyer');
    expect(update()).toBeEnabled();
    expect(bench.toasts).toEqual([]);
  });

  test('or may overwrite it after the notice [ACC-08]', async () => {
    const profiles = [asha, elsewhere];
    const answers: unknown[] = [
      reply.problem(409, { code: 'profile-changed' }),
      saved({ FirstName: 'Usha', ProfileVersion: 5 }),
    ];
    const bench = await openProfile({
      api: { 'get-profile': () => profiles.shift(), 'update-profile': () => answers.shift() },
    });
    await fill(bench, { 'First Name': 'Usha' });
    await bench.user.click(update());
    await bench.user.click(within(await notice()).getByRole('button', { name: 'Save mine anyway' }));
    await waitFor(() => expect(bench.toasts).toHaveLength(1));
    expect(bench.toasts).toEqual([
      { kind: 'success', text: 'Profile Updated Successfully!', duration: 3000, subject: 'profile' },
    ]);
    expect(sentTo(bench, 'update-profile')).toEqual([
      expect.objectContaining({ FirstName: 'Usha', LastName: 'Rao', ProfileVersion: 3 }),
      expect.objectContaining({ FirstName: 'Usha', LastName: 'Rao', ProfileVersion: 4 }),
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // The save went through, its answer got lost, and the watched session brought what was saved.
  test('to the typed values is the save itself [ACC-08] [CON-06]', async () => {
    const answers: unknown[] = [reply.nothing(), saved({ FirstName: 'Usha', LastName: 'Iyer', ProfileVersion: 5 })];
    const bench = await openProfile({ api: { 'update-profile': () => answers.shift() } });
    await fill(bench, { 'First Name': 'Usha ' });
    await bench.user.click(update());
    await screen.findByRole('alert');
    inAnotherTab({ ...asha, FirstName: 'Usha', ProfileVersion: 4 });
    expect(field('First Name')).toHaveValue('Usha');
    await fill(bench, { 'Last Name': 'Iyer' });
    await bench.user.click(update());
    await waitFor(() => expect(bench.toasts.at(-1)?.text).toBe('Profile Updated Successfully!'));
    expect(sentTo(bench, 'update-profile')[1]).toMatchObject({
      FirstName: 'Usha',
      LastName: 'Iyer',
      ProfileVersion: 4,
    });
  });

  test('is ignored when it is older than the stored profile [ACC-08]', async () => {
    let answer: (person: unknown) => void = () => {};
    const bench = await openProfile({ api: { 'get-profile': () => new Promise((resolve) => (answer = resolve)) } });
    await waitFor(() => expect(sentTo(bench, 'get-profile')).toHaveLength(1));
    inAnotherTab(elsewhere);
    await act(async () => answer(asha));
    expect(field('Last Name')).toHaveValue('Iyer');
    expect($user.get()?.ProfileVersion).toBe(4);
  });
});
