import type { FragmentModule } from 'shared-contracts';
import { Search } from './search.tsx';

export const fragment: FragmentModule<'catalog/fragments/search'> = { Component: Search };
