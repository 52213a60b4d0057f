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
}

export type FragmentId = keyof FragmentProps;

/** What a remote exposes under './fragments/{name}' as `fragment`. */
export interface FragmentModule<Id extends FragmentId = FragmentId> {
  readonly Component: ComponentType<FragmentProps[Id]>;
}
