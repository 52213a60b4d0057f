import type { SavedAddress } from 'shared-contracts/api/shapes/saved-address';
import { PostalAddress } from '../layout/postal-address.tsx';

export function SavedAddressText({ address }: { readonly address: SavedAddress }) {
  const { AddressLineOne, CityName, StateName, PostalCode, Phone } = address;
  return <PostalAddress lines={[AddressLineOne, `${CityName} ${PostalCode}`, StateName, Phone]} />;
}
