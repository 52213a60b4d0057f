import type { OrderItem } from 'shared-contracts/domain/order-item';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Rupees } from 'shared-contracts/kit/rupees';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { CardTable } from './card-table.tsx';
import { ItemPicture } from './item-picture.tsx';
import { OrderItemDownload } from './order-item-download.tsx';
import styles from './order-item-table.module.css';
import type { OrdersTexts } from './order-labels.ts';

const COLUMNS = ['image', 'itemName', 'unitPrice', 'quantity', 'itemTotal', 'isDigital'] as const;
/** Columns with aligned figures. */
const FIGURES: ReadonlySet<string> = new Set(['unitPrice', 'quantity', 'itemTotal']);

interface OrderItemTableProps {
  readonly t: OrdersTexts;
  readonly orderId: number;
  readonly items: readonly OrderItem[];
  /** Called when a shown item is stale. */
  readonly onStale: () => void;
}

/** The items of an order (ACC-09); on phones every row is a card. */
export function OrderItemTable({ t, orderId, items, onStale }: OrderItemTableProps) {
  return (
    <CardTable
      columns={COLUMNS.map((column) => ({ name: t(column), hasFigures: FIGURES.has(column) }))}
      className={styles.table}
    >
      {items.map((item) => (
        <tr key={item.id}>
          <td className={styles.picture}>
            <ItemPicture url={item.pictureUrl} alt="" size="large" />
          </td>
          <td className={styles.name}>
            <CatalogueText text={item.name} />
          </td>
          <td data-label={t('unitPrice')} className={tableStyles.number}>
            <Rupees amount={item.unitPrice} />
          </td>
          <td data-label={t('quantity')} className={tableStyles.number}>
            {item.quantity}
          </td>
          <td data-label={t('itemTotal')} className={tableStyles.number}>
            <Rupees amount={item.total} />
          </td>
          <td data-label={t('isDigital')}>
            {item.download ? (
              <span className={styles.digital}>
                {t('yes')}
                <OrderItemDownload orderId={orderId} item={item} download={item.download} onStale={onStale} />
              </span>
            ) : (
              t('no')
            )}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
