import type { ComponentType } from 'react';
import type { ProductListItem } from '../api/shapes/product-list-item.ts';

/** The fragments that the contract names, with their props. */
export interface ContractFragmentProps {
  /** A row of product cards under a heading; scrolls by snap on phones. */
  'catalog/fragments/product-shelf': {
    readonly heading: string;
    readonly products: readonly ProductListItem[];
    /** 'row' scrolls sideways on phones, 'grid' wraps. */
    readonly layout?: 'row' | 'grid';
  };
  /** Search field and suggestions, inside the shell's drawer. */
  'catalog/fragments/search': {
    /** What was typed before the fragment had loaded; the field starts with it. */
    readonly term?: string;
    /** The shopper follows a result: the drawer closes. */
    readonly onLeave: () => void;
  };
  'content/fragments/why-us': Record<never, never>;
  'content/fragments/all-collection': Record<never, never>;
  'content/fragments/special-offers': Record<never, never>;
  'content/fragments/promo-banner': Record<never, never>;
}

/**
 * Every fragment that a team provides to pages, with its props. A team outside the contract declares its fragments in its own package:
 * `declare module 'shared-contracts/remote/fragments' { interface FragmentProps { … } }`.
 */
export interface FragmentProps extends ContractFragmentProps {}

export type FragmentId = keyof FragmentProps;

/** Exposed under './fragments/{name}' as `fragment`. */
export interface FragmentModule<Id extends FragmentId = FragmentId> {
  readonly Component: ComponentType<FragmentProps[Id]>;
}
