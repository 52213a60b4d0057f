import { useStore } from '@nanostores/react';
import { $cartLines, useWords } from 'shared-contracts';
import type { RefusedLine } from 'shared-contracts/api/shapes/payment-refusal';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { words } from '../words.ts';
import styles from './payment.module.css';

export function RefusedLines({ lines }: { readonly lines: readonly RefusedLine[] }) {
  const t = useWords(words);
  const cart = useStore($cartLines);
  return (
    <ul className={styles.refusedLines}>
      {lines.map((line) => (
        <li key={line.ProductId}>
          <CatalogueText
            text={
              cart.find(({ ProductId }) => ProductId === line.ProductId)?.ProductName ??
              t('productNumber', { id: line.ProductId })
            }
          />
          <span className={badgeStyles.outOfStock}>{reasonOf(line)}</span>
        </li>
      ))}
    </ul>
  );

  function reasonOf({ code, StockQuantity }: RefusedLine): string {
    switch (code) {
      case 'unknown':
        return t('refusedUnknown');
      case 'out-of-stock':
        return StockQuantity > 0 ? t('refusedLeft', { n: StockQuantity }) : t('refusedSoldOut');
      case 'over-limit':
        return t('refusedLimit');
    }
  }
}
