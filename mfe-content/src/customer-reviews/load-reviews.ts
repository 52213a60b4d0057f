import { notFound, orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { CustomerReviews } from 'shared-contracts/domain/reviews';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import { parseReviewsQuery, REVIEWS_ON_A_PAGE, type ReviewsQuery } from './reviews-url.ts';

export interface CustomerReviewsData extends CustomerReviews {
  readonly meta?: PageMeta | undefined;
  /** How reviews are collected. */
  readonly text: HtmlTree;
  readonly query: ReviewsQuery;
}

/** HTTP 404 past the last page. */
export async function loadReviews({ url, api }: PageContext): Promise<PageOutcome<CustomerReviewsData>> {
  const query = parseReviewsQuery(url.searchParams);
  const request = {
    Stars: query.stars,
    CategorySlug: query.category,
    PageNo: query.page,
    PageSize: REVIEWS_ON_A_PAGE,
  };
  const [content, found] = await Promise.all([
    api.call(getWebContent, { PageName: 'customer-reviews' }).then(orThrow),
    api.call(getCustomerReviews, request).then(orThrow),
  ]);
  const data = { ...found, query, meta: content?.meta, text: parseHtml(content?.html ?? '') };
  return found.reviews.length === 0 && query.page > 1 ? notFound(data) : show(data);
}
