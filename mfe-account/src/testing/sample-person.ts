/** A shopper of the tests, as login answers her. */
export const asha = {
  UserID: 7,
  FirstName: 'Asha',
  LastName: 'Rao',
  EmailAddress: 'asha@example.com',
  MobileNo: '',
  AddressLineOne: '1 Rose Lane',
  CityName: null,
  CityID: null,
  StateName: null,
  StateProvinceID: null,
  CountryName: 'India',
  PostalCode: '',
  CountryID: 1,
  ProfileVersion: 1,
};
