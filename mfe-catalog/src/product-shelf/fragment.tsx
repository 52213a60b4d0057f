import type { FragmentModule } from 'shared-contracts';
import { ProductShelf } from './product-shelf.tsx';

export const fragment: FragmentModule<'catalog/fragments/product-shelf'> = { Component: ProductShelf };
