import { useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { priceOf } from '../../product-card/price-of.ts';
import type { Product } from '../load-product.ts';
import { sectionWords } from './words.ts';

/** Measures, and the facts that Indian law requires: maker, origin, MRP, net quantity (CON-07). */
export function Specification({ product }: { readonly product: Product }) {
  const t = useWords(sectionWords);
  const { DimensionsCm: size, ManufacturerName, ManufacturerAddress } = product;
  const mrp = priceOf(product.Mrp);
  const rows = [
    [t('dimensions'), size && t('dimensionsCm', { w: size.Width, d: size.Depth, h: size.Height })],
    [t('mrp'), mrp && formatRupees(mrp)],
    [t('netQuantity'), product.NetQuantity],
    [t('countryOfOrigin'), product.CountryOfOrigin],
    [t('manufacturer'), [ManufacturerName, ManufacturerAddress].filter(Boolean).join(', ')],
    [t('sku'), product.Sku],
  ] as const;
  return (
    <table className={tableStyles.table}>
      <tbody>
        {rows.map(
          ([name, value]) =>
            value && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
