import type { FragmentModule } from 'shared-contracts';
import { QuickView } from './quick-view.tsx';

export const fragment: FragmentModule<'catalog/fragments/quick-view'> = { Component: QuickView };
