import { $pincode, emit, forgetPerson, logIn, logOut } from 'shared-contracts';
import { asha } from '../testing/sample-cart.ts';
import { $checkoutDraft, draftFor } from './checkout-draft.ts';

test('a first draft is what the account knows', () => {
  expect(draftFor({ ...asha, MobileNo: '+91 98450-12345' }, null)).toEqual({
    UserID: 42,
    ContactEmail: 'asha@example.in',
    Name: 'Asha Rao',
    Phone: '9845012345',
    AddressLineOne: '12 Lake View, Jayanagar',
    StateProvinceID: '12',
    CityID: '31',
    PostalCode: '560041',
    deliverTo: '',
    addressTyped: false,
    keepsAddress: false,
    BuyerGstin: '',
    couponCode: '',
    couponTyped: '',
  });
});

test('nothing chosen in the account is nothing chosen here', () => {
  const { StateProvinceID, CityID } = draftFor({ ...asha, StateProvinceID: -999, CityID: null }, null);
  expect([StateProvinceID, CityID]).toEqual(['', '']);
});

test('an address abroad is not offered for delivery [PAY-02]', () => {
  const { AddressLineOne, StateProvinceID, CityID, PostalCode } = draftFor({ ...asha, CountryName: 'Nepal' }, null);
  expect([AddressLineOne, StateProvinceID, CityID, PostalCode]).toEqual(['', '', '', '']);
});

test('an account without an address has the pincode that was checked on a product page [CAT-30]', () => {
  $pincode.set('415001');
  expect(draftFor({ ...asha, PostalCode: '' }, null).PostalCode).toBe('415001');
  expect(draftFor(asha, null).PostalCode).toBe('560041');
});

test('another person’s draft is not shown', () => {
  const ravi = { ...asha, UserID: 7, FirstName: 'Ravi' };
  expect(draftFor(ravi, draftFor(asha, null)).Name).toBe('Ravi Rao');
});

test('a logout takes the draft with it [ACC-15]', () => {
  logIn(asha, 'token');
  $checkoutDraft.set(draftFor(asha, null));
  forgetPerson();
  expect($checkoutDraft.get()).toBeNull();
});

// The session ended while the shopper was typing; after the login the form was reset.
test('an expired session keeps it for the next login [PAY-02]', () => {
  logIn(asha, 'token');
  $checkoutDraft.set({ ...draftFor(asha, null), AddressLineOne: '7 New Street' });
  emit('account:session-expired', {});
  logOut();
  logIn(asha, 'another-token');
  expect($checkoutDraft.get()?.AddressLineOne).toBe('7 New Street');
});

test('another person’s login removes it [ACC-15]', () => {
  logIn(asha, 'token');
  $checkoutDraft.set(draftFor(asha, null));
  logOut();
  logIn({ ...asha, UserID: 7 }, 'token');
  expect($checkoutDraft.get()).toBeNull();
});
