import type { SavedAddress } from 'shared-contracts/domain/saved-address';
import { PostalAddress } from '../layout/postal-address.tsx';

export function SavedAddressText({ address }: { readonly address: SavedAddress }) {
  const { line, city, pincode, state, phone } = address;
  return <PostalAddress lines={[line, `${city} ${pincode}`, state, phone]} />;
}
