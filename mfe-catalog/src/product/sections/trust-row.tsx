import { useWords } from 'shared-contracts';
import { PROMISE_ICON, usePromises } from 'shared-contracts/kit/promises';
import type { ShownProduct } from '../product-data.ts';
import { promisedOf } from './promised-of.ts';
import styles from './trust-row.module.css';
import { sectionWords } from './words.ts';

export function TrustRow({ product }: Pick<ShownProduct, 'product'>) {
  const t = useWords(sectionWords);
  const promises = [
    ...promisedOf(product, usePromises('product')),
    {
      icon: 'return',
      title: t(product.isReturnable ? 'trustReturns' : 'trustNoReturns'),
      text: t(product.isReturnable ? 'trustReturnsText' : 'trustNoReturnsText'),
    },
  ] as const;
  return (
    <ul className={styles.row}>
      {promises.map(({ icon, title, text }) => {
        const Icon = PROMISE_ICON[icon];
        return (
          <li key={title}>
            <Icon />
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
