import type { ReactNode } from 'react';
import { $navCategory, $navCategoryId, links } from 'shared-contracts';
import type { Category } from 'shared-contracts/api/get-categories-list';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';

interface CategoryLinkProps {
  readonly category: Category;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly onChoose?: () => void;
  /** Other than the category's name. */
  readonly children?: ReactNode;
}

/** A way to a category; choosing it is remembered for the menu's mark (SH-06). */
export function CategoryLink({ category, className, current, onChoose, children }: CategoryLinkProps) {
  const choose = () => {
    $navCategory.set(category.Name.trim().replace(/\s+/g, '-'));
    $navCategoryId.set(String(category.CategoryID));
    onChoose?.();
  };
  return (
    <StoreLink
      to={links.category(category.Slug)}
      className={className}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
    >
      {children ?? <CatalogueText text={category.Name} />}
    </StoreLink>
  );
}
