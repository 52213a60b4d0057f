import { useId } from 'react';
import { type ApiClient, toast, useWords } from 'shared-contracts';
import { getCustomerOrderHistoryDetail } from 'shared-contracts/api/get-customer-order-history-detail';
import type { OrderItem } from 'shared-contracts/api/shapes/order-item';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { type DownloadState, downloadState } from './download-state.ts';
import styles from './order-item-download.module.css';
import { digitalFilePath, startDownload } from './start-download.ts';
import { ordersWords } from './words.ts';

interface OrderItemDownloadProps {
  readonly orderId: number;
  readonly item: OrderItem;
  /** Called when the shown item is stale. */
  readonly onStale: () => void;
}

/** Disabled, with the reason, until the item is completed (ACC-10). */
export function OrderItemDownload(props: OrderItemDownloadProps) {
  const state = downloadState(props.item);
  return state === 'open' ? <OpenDownload {...props} /> : <ClosedDownload item={props.item} state={state} />;
}

function OpenDownload({ orderId, item, onStale }: OrderItemDownloadProps) {
  const t = useWords(ordersWords);
  const { run, running } = useMutation(async ({ api }) => {
    const start = await startDownload(item);
    if (start === 'started') return;
    // The token expires within minutes while the page may be open for hours: retry once with a new one.
    const fresh = start === 'refused' ? await reloadItem(api, orderId, item.OrderItemID) : undefined;
    if (fresh?.DownloadToken && (await startDownload(fresh)) === 'started') return;
    toast.error(t('downloadFailed'), TOAST_MS.standard, 'download');
    if (fresh) onStale();
  });
  return (
    <a
      href={digitalFilePath(item.OrderItemID, item.DownloadToken ?? '')}
      download
      aria-label={t('downloadOf', { name: item.ProductName })}
      aria-busy={running}
      className={linkStyles.text}
      onClick={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {t('download')}
    </a>
  );
}

async function reloadItem(api: ApiClient, orderId: number, orderItemId: number): Promise<OrderItem | undefined> {
  const result = await api.call(getCustomerOrderHistoryDetail, { OrderId: orderId });
  return result.ok ? result.value.find(({ OrderItemID }) => OrderItemID === orderItemId) : undefined;
}

const REASONS = {
  later: 'downloadWhenCompleted',
  'being-prepared': 'downloadBeingPrepared',
  closed: 'downloadClosed',
} as const satisfies Record<Exclude<DownloadState, 'open'>, string>;

interface ClosedDownloadProps {
  readonly item: OrderItem;
  readonly state: keyof typeof REASONS;
}

function ClosedDownload({ item, state }: ClosedDownloadProps) {
  const t = useWords(ordersWords);
  const id = useId();
  return (
    <span className={styles.closed}>
      <Button kind="quiet" disabled aria-label={t('downloadOf', { name: item.ProductName })} aria-describedby={id}>
        {t('download')}
      </Button>
      <span id={id} className="muted small">
        {t(REASONS[state])}
      </span>
    </span>
  );
}
