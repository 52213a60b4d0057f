import { Fragment, type ReactNode } from 'react';
import { useLanguage, useSite, useWords } from 'shared-contracts';
import { formatRupees } from 'shared-contracts/domain/money';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { useServedText } from 'shared-contracts/kit/use-served-text';
import { monthOf } from '../../parts/days.ts';
import type { ShownProduct } from '../product-data.ts';
import { factRows } from './fact-rows.ts';
import { sectionWords } from './words.ts';

/** Measures, and what the law requires a seller to state before the purchase (LAW-01; sources in docs/law.md). */
export function Specification({ product }: Pick<ShownProduct, 'product'>) {
  const t = useWords(sectionWords);
  const { legalName, address, phone, email } = useSite();
  const { size, mrp, importer, month, manufacturer } = product;
  const comma = t('listComma');
  const markText = ({ standard, title, licence }: (typeof product.qualityMarks)[number]) =>
    t('qualityMarkText', { Standard: standard, Title: title, Licence: licence });
  const rows = [
    [t('dimensions'), size && t('dimensionsCm', { w: size.width, d: size.depth, h: size.height })],
    ...factRows(product.facts, t),
    [t('mrp'), mrp && formatRupees(mrp)],
    [t('netQuantity'), product.netQuantity],
    [t('countryOfOrigin'), product.countryOfOrigin],
    [t('manufacturer'), together(comma, manufacturer)],
    [t('importer'), importer && together(comma, importer)],
    [t(importer ? 'monthOfImport' : 'monthOfManufacture'), month && <Month month={month} />],
    [t('qualityMark'), together(comma, product.qualityMarks.map(markText))],
    [t('consumerCare'), together(comma, [legalName, address, phone, email])],
    [t('sku'), product.sku],
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

function Month({ month }: { readonly month: string }) {
  const language = useLanguage();
  return <bdi suppressHydrationWarning>{useServedText(`${month} ${language}`, () => monthOf(month, language))}</bdi>;
}

/** In the page's order, each in its own direction: after an Arabic address a telephone number would be turned round. */
function together(comma: string, parts: readonly string[]): ReactNode {
  const given = parts.filter((part) => part !== '');
  if (given.length === 0) return null;
  return given.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && `${comma} `}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
