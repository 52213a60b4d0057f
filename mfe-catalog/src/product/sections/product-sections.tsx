import { useWords } from 'shared-contracts';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { priceOf } from '../../product-card/price-of.ts';
import { Customization } from '../customization/customization.tsx';
import { customizationWords } from '../customization/words.ts';
import { Instalments } from '../instalments/instalments.tsx';
import { instalmentsWords } from '../instalments/words.ts';
import type { ShownProduct } from '../product-data.ts';
import styles from './product-sections.module.css';
import { Section } from './section.tsx';
import { Specification } from './specification.tsx';
import { sectionWords } from './words.ts';

const HTML_SECTIONS = [
  ['deliveryAndAssembly', 'DeliveryContent'],
  ['merchantDetails', 'MerchantContent'],
  ['furnitureCare', 'FurnitureCareContent'],
  ['warranty', 'WarrantyContent'],
  ['disclaimer', 'DisclaimerContent'],
] as const;

/** Folded sections; those without content are omitted (CAT-17). */
export function ProductSections({ shown: { product, html, plans } }: { readonly shown: ShownProduct }) {
  const t = useWords(sectionWords);
  const instalments = useWords(instalmentsWords);
  const customization = useWords(customizationWords);
  const spreadPrice = product.EmiFrom === null ? null : priceOf(product.Price);
  return (
    <div className={styles.sections}>
      <Section title={t('specification')}>{() => <Specification product={product} />}</Section>
      <Section title={instalments(spreadPrice === null ? 'payment' : 'emiAndPayment')}>
        {(open) => <Instalments price={spreadPrice} plans={plans} open={open} />}
      </Section>
      {!product.IsDigitalProduct && (
        <Section title={customization('askForCustomization')}>
          {(open) => <Customization productId={product.ProductId} open={open} />}
        </Section>
      )}
      {HTML_SECTIONS.filter(([, field]) => html[field].length > 0).map(([title, field]) => (
        <Section key={field} title={t(title)}>
          {() => <SafeHtml tree={html[field]} className="prose" />}
        </Section>
      ))}
    </div>
  );
}
