import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { Article, Comment } from 'shared-contracts/domain/article';
import type { HtmlTree } from 'shared-contracts/html-tree';

export interface PostData {
  readonly post: Omit<Article, 'html'>;
  readonly text: HtmlTree;
  /** Approved, oldest first. */
  readonly comments: readonly Comment[];
  readonly products: readonly ProductListItem[];
  /** The page's absolute address. */
  readonly address: string;
}
