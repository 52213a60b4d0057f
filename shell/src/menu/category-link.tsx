import type { ReactNode } from 'react';
import { $navCategory, $navCategoryId, links } from 'shared-contracts';
import type { CategoryNode } from 'shared-contracts/domain/category-tree';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';

interface CategoryLinkProps {
  readonly category: CategoryNode['category'];
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly tabIndex?: number | undefined;
  readonly onChoose?: () => void;
  /** By default the category's name. */
  readonly children?: ReactNode;
}

/** A link to a category; the choice is stored for the menu's mark (SH-06). */
export function CategoryLink({ category, className, current, tabIndex, onChoose, children }: CategoryLinkProps) {
  const choose = () => {
    $navCategory.set(category.name.trim().replace(/\s+/g, '-'));
    $navCategoryId.set(String(category.id));
    onChoose?.();
  };
  return (
    <StoreLink
      to={links.category(category.slug)}
      className={className}
      tabIndex={tabIndex}
      aria-current={current ? 'true' : undefined}
      onClick={choose}
    >
      {children ?? <CatalogueText text={category.name} />}
    </StoreLink>
  );
}
