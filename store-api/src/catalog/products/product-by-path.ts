import type { FastifyRequest } from 'fastify';
import type { getProductDetail } from 'shared-contracts/api/get-product-detail';
import type { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import type { InferOutput } from 'valibot';
import type { Answering } from '../../platform/http/calls.ts';

/** No product has it. */
export const NO_PRODUCT = 0;

type Reference = InferOutput<typeof getProductDetail.request>;

/**
 * For calls that name a product by its id or by its path: the path's id, and the members that tell its canonical path or
 * its recall. Both answers stay cached by what they depend on.
 */
export function byPath(findId: Answering<typeof getProductIdByNameAndCategory>) {
  return async <Parameters extends Reference>(asked: Parameters, request: FastifyRequest) => {
    const { ProductId, CategorySlug: categoryName, ProductSlug: productName } = asked;
    // The key of the cached answer is that of the id alone.
    const byId = { ...asked, CategorySlug: undefined, ProductSlug: undefined };
    if (ProductId !== undefined || categoryName === undefined || productName === undefined)
      return { parameters: byId, extras: {}, tags: [] };
    const { body, tags } = await findId({ productName, categoryName }, request);
    const { data, statusCode: _, message: __, ...extras } = JSON.parse(body.toString());
    const id: number | null = JSON.parse(data);
    return { parameters: { ProductId: id ?? NO_PRODUCT, ...byId }, extras, tags };
  };
}
