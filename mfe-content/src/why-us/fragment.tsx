import type { FragmentModule } from 'shared-contracts';
import { WhyUs } from './why-us.tsx';

export const fragment: FragmentModule<'content/fragments/why-us'> = { Component: WhyUs };
