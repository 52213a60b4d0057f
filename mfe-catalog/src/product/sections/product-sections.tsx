import { useWords } from 'shared-contracts';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
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
  ['deliveryAndAssembly', 'delivery'],
  ['merchantDetails', 'merchant'],
  ['furnitureCare', 'care'],
  ['warranty', 'warranty'],
  ['disclaimer', 'disclaimer'],
] as const;

/** Folded sections; those without content are omitted (CAT-17). */
export function ProductSections({ shown: { product, html, plans } }: { readonly shown: ShownProduct }) {
  const t = useWords(sectionWords);
  const instalments = useWords(instalmentsWords);
  const customization = useWords(customizationWords);
  const spreadPrice = product.instalmentFrom && product.price;
  return (
    <div className={styles.sections}>
      <Section title={t('specification')}>{() => <Specification product={product} />}</Section>
      <Section title={instalments(spreadPrice ? 'emiAndPayment' : 'payment')}>
        {(open) => <Instalments price={spreadPrice} plans={plans} open={open} />}
      </Section>
      {product.shipping && (
        <Section title={customization('askForCustomization')}>
          {(open) => <Customization productId={product.id} open={open} />}
        </Section>
      )}
      {HTML_SECTIONS.map(([title, text]) => {
        const tree = html[text];
        return (
          tree && (
            // A download is not assembled.
            <Section key={text} title={t(text === 'delivery' && !product.shipping ? 'delivery' : title)}>
              {() => <SafeHtml tree={tree} className="prose" />}
            </Section>
          )
        );
      })}
    </div>
  );
}
