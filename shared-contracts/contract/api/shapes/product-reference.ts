import * as v from 'valibot';
import { RecordId, requiredText } from './request-fields.ts';

const NameOrSlug = v.optional(requiredText(300));

/**
 * Names a product by its id or, which the observed calls lack, by the path of its page. By its path, the envelope also
 * carries its address or its recall (see product-address).
 */
export const productReference = { ProductId: v.optional(RecordId), CategorySlug: NameOrSlug, ProductSlug: NameOrSlug };

type ProductReference = v.InferOutput<v.ObjectSchema<typeof productReference, undefined>>;

export const namesProduct = ({ ProductId, CategorySlug, ProductSlug }: ProductReference): boolean =>
  ProductId !== undefined || (CategorySlug !== undefined && ProductSlug !== undefined);

export const NAMES_NONE = 'ProductId, or CategorySlug and ProductSlug, must be given';
