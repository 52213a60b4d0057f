import { useMemo } from 'react';
import type { FragmentModule, FragmentProps } from 'shared-contracts';
import { decodeCards } from 'shared-contracts/domain/card';
import { ProductShelf } from './product-shelf.tsx';

export const fragment: FragmentModule<'catalog/fragments/product-shelf'> = { Component: WireShelf };

/** A shelf for any team's page, which passes products on as the wire has them. */
function WireShelf({ products, ...rest }: FragmentProps['catalog/fragments/product-shelf']) {
  const cards = useMemo(() => decodeCards(products), [products]);
  return <ProductShelf {...rest} products={cards} />;
}
