import { logIn, logOut } from 'shared-contracts';
import { asha } from '../testing/sample-cart.ts';
import { $checkoutDraft, draftFor } from './checkout-draft.ts';

test('a first draft is what the account knows', () => {
  expect(draftFor({ ...asha, MobileNo: '+91 98450-12345' }, null)).toEqual({
    UserID: 42,
    email: 'asha@example.in',
    name: 'Asha Rao',
    phone: '9845012345',
    address: '12 Lake View, Jayanagar',
    stateId: '12',
    cityId: '31',
    postalCode: '560041',
    couponCode: '',
  });
});

test('nothing chosen in the account is nothing chosen here', () => {
  const { stateId, cityId } = draftFor({ ...asha, StateProvinceID: -999, CityID: null }, null);
  expect([stateId, cityId]).toEqual(['', '']);
});

test('an address abroad is not offered for delivery [PAY-02]', () => {
  const { address, stateId, cityId, postalCode } = draftFor({ ...asha, CountryName: 'Nepal' }, null);
  expect([address, stateId, cityId, postalCode]).toEqual(['', '', '', '']);
});

test('another person’s draft is not shown', () => {
  const ravi = { ...asha, UserID: 7, FirstName: 'Ravi' };
  expect(draftFor(ravi, draftFor(asha, null)).name).toBe('Ravi Rao');
});

test('a logout takes the draft with it', () => {
  logIn(asha, 'token');
  $checkoutDraft.set(draftFor(asha, null));
  logOut();
  expect($checkoutDraft.get()).toBeNull();
});
