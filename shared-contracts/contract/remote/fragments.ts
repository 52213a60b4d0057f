import type { ComponentType } from 'react';
import type { ProductListItem } from '../api/shapes/product-list-item.ts';

/** Every fragment a team lends to others' pages, and the props it takes: the contract between the two. */
export interface FragmentProps {
  /** A row of product cards under a heading; scrolls by snap on phones. */
  'catalog/fragments/product-shelf': {
    readonly heading: string;
    readonly products: readonly ProductListItem[];
    /** 'row' scrolls sideways on phones, 'grid' wraps. */
    readonly layout?: 'row' | 'grid';
  };
  /** Field and suggestions of the shop's search, inside the shell's drawer. */
  'catalog/fragments/search': {
    /** What has been typed before the fragment came; the field starts with it. */
    readonly term?: string;
    /** The shopper goes where the search leads: the drawer closes. */
    readonly onLeave: () => void;
  };
  'content/fragments/why-us': Record<never, never>;
  'content/fragments/all-collection': Record<never, never>;
  'content/fragments/special-offers': Record<never, never>;
  'content/fragments/promo-banner': Record<never, never>;
}

export type FragmentId = keyof FragmentProps;

/** What a remote exposes under './fragments/{name}' as `fragment`. */
export interface FragmentModule<Id extends FragmentId = FragmentId> {
  readonly Component: ComponentType<FragmentProps[Id]>;
}
