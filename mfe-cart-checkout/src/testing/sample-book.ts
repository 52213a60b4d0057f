import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';

export const home: SavedAddress = {
  AddressID: 5,
  Name: 'Asha Rao',
  Phone: '9845012345',
  AddressLineOne: '4 Temple Road, Malleswaram',
  CityID: 31,
  CityName: 'Bengaluru',
  StateProvinceID: 12,
  StateName: 'Karnataka',
  PostalCode: '560003',
  IsDefault: true,
};
export const parents: SavedAddress = {
  AddressID: 6,
  Name: 'Mohan Rao',
  Phone: '9446011111',
  AddressLineOne: '18 Marine Drive',
  CityID: 41,
  CityName: 'Kochi',
  StateProvinceID: 13,
  StateName: 'Kerala',
  PostalCode: '682031',
  IsDefault: false,
};
