/** The default address of a book, in Bengaluru. */
export const home = {
  AddressID: 11,
  Name: 'Asha Rao',
  Phone: '9845012345',
  AddressLineOne: '7 Residency Road',
  CityID: 560,
  CityName: 'Bengaluru',
  StateProvinceID: 29,
  StateName: 'Karnataka',
  PostalCode: '560025',
  IsDefault: true,
};
/** Another one, in Kochi. */
export const office = {
  ...home,
  AddressID: 12,
  Name: 'Rao Design',
  AddressLineOne: '3 Marine Drive',
  CityID: 682,
  CityName: 'Kochi',
  StateProvinceID: 32,
  StateName: 'Kerala',
  PostalCode: '682031',
  IsDefault: false,
};
/** Answers of the calls for countries, states and cities. */
export const indianPlaces = {
  'get-countries-list': [
    { CountryID: 1, CountryName: 'India' },
    { CountryID: 2, CountryName: 'Nepal' },
  ],
  'get-place-of-pin': [],
  'get-states-provinces-list': [
    { StateProvinceID: 29, StateName: 'Karnataka', GstCode: '29' },
    { StateProvinceID: 32, StateName: 'Kerala', GstCode: '32' },
  ],
  'get-cities-list': ({ StateProvinceId }: { StateProvinceId: number }) =>
    StateProvinceId === 29 ? [{ CityID: 560, CityName: 'Bengaluru' }] : [{ CityID: 682, CityName: 'Kochi' }],
};
