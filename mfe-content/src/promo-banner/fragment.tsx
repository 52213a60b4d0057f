import type { FragmentModule } from 'shared-contracts';
import { PromoBanner } from './promo-banner.tsx';

export const fragment: FragmentModule<'content/fragments/promo-banner'> = { Component: PromoBanner };
