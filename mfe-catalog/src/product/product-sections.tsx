import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import { ChevronDownIcon } from 'shared-contracts/ui/icons';
import { SafeHtml } from 'shared-contracts/ui/safe-html';
import { words } from '../words.ts';
import type { ShownProduct } from './load-product.ts';
import styles from './product-sections.module.css';
import { Specification } from './specification.tsx';

const HTML_SECTIONS = [
  ['deliveryAndAssembly', 'DeliveryContent'],
  ['merchantDetails', 'MerchantContent'],
  ['furnitureCare', 'FurnitureCareContent'],
  ['warranty', 'WarrantyContent'],
  ['disclaimer', 'DisclaimerContent'],
] as const;

/** What is good to know, each part folded until wanted and only with something in it. */
export function ProductSections({ shown: { product, html } }: { readonly shown: ShownProduct }) {
  const t = useWords(words);
  return (
    <div className={styles.sections}>
      <Section title={t('specification')}>
        <Specification product={product} />
      </Section>
      {HTML_SECTIONS.filter(([, field]) => html[field].length > 0).map(([title, field]) => (
        <Section key={field} title={t(title)}>
          <SafeHtml tree={html[field]} className="prose" />
        </Section>
      ))}
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.section}>
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
