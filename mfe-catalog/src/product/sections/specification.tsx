import { Fragment, type ReactNode } from 'react';
import { useLanguage, useSite, useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { monthOf } from '../../parts/days.ts';
import { priceOf } from '../../product-card/price-of.ts';
import type { Product } from '../product-data.ts';
import { factRows } from './fact-rows.ts';
import { sectionWords } from './words.ts';

/** Measures, and what the law requires a seller to state before the purchase (LAW-01; sources in docs/law.md). */
export function Specification({ product }: { readonly product: Product }) {
  const t = useWords(sectionWords);
  const language = useLanguage();
  const { legalName, address, phone, email } = useSite();
  const { DimensionsCm: size, ImporterName, Month } = product;
  const mrp = priceOf(product.Mrp);
  const comma = t('listComma');
  const rows = [
    [t('dimensions'), size && t('dimensionsCm', { w: size.Width, d: size.Depth, h: size.Height })],
    ...(product.Facts ? factRows(product.Facts, t) : []),
    [t('mrp'), mrp && formatRupees(mrp)],
    [t('netQuantity'), product.NetQuantity],
    [t('countryOfOrigin'), product.CountryOfOrigin],
    [t('manufacturer'), together(comma, product.ManufacturerName, product.ManufacturerAddress)],
    [t('importer'), together(comma, ImporterName, product.ImporterAddress)],
    [t(ImporterName ? 'monthOfImport' : 'monthOfManufacture'), Month && monthOf(Month, language)],
    [t('qualityMark'), together(comma, ...product.QualityMarks.map((mark) => t('qualityMarkText', mark)))],
    [t('consumerCare'), together(comma, legalName, address, phone, email)],
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
                <td>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

/** In the page's order, each in its own direction: after an Arabic address a telephone number would be turned round. */
function together(comma: string, ...parts: readonly (string | null)[]): ReactNode {
  const given = parts.filter((part) => part !== null && part !== '');
  if (given.length === 0) return null;
  return given.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && `${comma} `}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
