import { useState } from 'react';
import { links, useWords } from 'shared-contracts';
import type { Order } from 'shared-contracts/domain/order';
import { Button } from 'shared-contracts/kit/button';
import formStyles from 'shared-contracts/kit/form.module.css';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useIdempotencyKey } from 'shared-contracts/query/use-idempotency-key';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-actions.module.css';
import type { OrderNotice } from './order-notice.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { returnableUnits } from './returnable-units.ts';
import { TaxDocumentButton } from './tax-document-button.tsx';
import { useOrderAgain } from './use-order-again.ts';
import { orderWords } from './words.ts';

interface OrderActionsProps {
  readonly order: Order;
  readonly onNotice: (notice: OrderNotice) => void;
}

/** The actions of ACC-11. */
export function OrderActions({ order, onNotice }: OrderActionsProps) {
  const t = useWords(orderWords);
  const again = useOrderAgain(order.items);
  const { keyOf } = useIdempotencyKey();
  const [asking, setAsking] = useState<'cancel' | 'return'>();
  const requesting = { keyOf, onNotice, onClose: () => setAsking(undefined) };
  const returnable = returnableUnits(order);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <TaxDocumentButton orderNumber={order.number} />
        {order.creditNotes.map((number) => (
          <TaxDocumentButton key={number} orderNumber={order.number} creditNote={number} />
        ))}
        {returnable.length > 0 ? (
          <Button kind="secondary" onClick={() => setAsking('return')}>
            {t('returnItems')}
          </Button>
        ) : null}
        <Button
          kind="secondary"
          aria-disabled={again.running}
          aria-busy={again.running}
          onClick={() => void again.run()}
        >
          {t(again.running ? 'orderingAgain' : 'orderAgain')}
        </Button>
        {order.canCancel ? (
          <Button kind="quiet" onClick={() => setAsking('cancel')}>
            {t('cancelOrder')}
          </Button>
        ) : null}
      </div>
      {again.missing ? <Missing {...again.missing} /> : null}
      {asking === 'cancel' ? <CancelDialog {...requesting} order={order} /> : null}
      {asking === 'return' ? <ReturnDialog {...requesting} order={order} returnable={returnable} /> : null}
    </div>
  );
}

/** Stays until the next try: a toast would disappear before all names are read. */
function Missing({ texts, isPartly }: { readonly texts: readonly string[]; readonly isPartly: boolean }) {
  const t = useWords(orderWords);
  return (
    <div role="alert" className={formStyles.fault}>
      <p>{t('notAllInCart')}</p>
      <ul className={styles.missing}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may share a name and a reason; the list never changes.
          <li key={index}>{text}</li>
        ))}
      </ul>
      {isPartly ? (
        <StoreLink to={links.cart()} className={linkStyles.more}>
          {t('viewCart')}
        </StoreLink>
      ) : null}
    </div>
  );
}
