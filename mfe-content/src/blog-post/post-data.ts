import type { BlogComment } from 'shared-contracts/api/get-blog-comments';
import type { BlogPost } from 'shared-contracts/api/shapes/blog-post';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { HtmlTree } from 'shared-contracts/html-tree';

export interface PostData {
  readonly post: Omit<BlogPost, 'Content'>;
  readonly text: HtmlTree;
  /** Approved, oldest first. */
  readonly comments: readonly BlogComment[];
  readonly products: readonly ProductListItem[];
  /** The page's absolute address. */
  readonly address: string;
}
