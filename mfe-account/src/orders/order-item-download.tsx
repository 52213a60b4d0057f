import { useId } from 'react';
import { type ApiClient, toast, useWords } from 'shared-contracts';
import { getCustomerOrderHistoryDetail } from 'shared-contracts/api/get-customer-order-history-detail';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { Download, OrderItem } from 'shared-contracts/domain/order-item';
import { Button } from 'shared-contracts/kit/button';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { useMutation } from 'shared-contracts/query/use-mutation';
import styles from './order-item-download.module.css';
import { digitalFilePath, startDownload } from './start-download.ts';
import { ordersWords } from './words.ts';

interface OrderItemDownloadProps {
  readonly orderId: number;
  readonly item: Pick<OrderItem, 'id' | 'name'>;
  readonly download: Download;
  /** Called when the shown item is stale. */
  readonly onStale: () => void;
}

/** Disabled, with the reason, until the item is completed (ACC-10). */
export function OrderItemDownload({ download, ...props }: OrderItemDownloadProps) {
  return download.state === 'open' ? (
    <OpenDownload {...props} token={download.token} />
  ) : (
    <ClosedDownload item={props.item} state={download.state} />
  );
}

function OpenDownload({
  orderId,
  item,
  token,
  onStale,
}: Omit<OrderItemDownloadProps, 'download'> & { readonly token: string }) {
  const t = useWords(ordersWords);
  const { run, running } = useMutation(async ({ api }) => {
    const start = await startDownload(digitalFilePath(item.id, token));
    if (start === 'started') return;
    // The token expires within minutes while the page may be open for hours: retry once with a new one.
    const fresh = start === 'refused' ? await reloadItem(api, orderId, item.id) : undefined;
    const path = fresh?.download?.state === 'open' && digitalFilePath(item.id, fresh.download.token);
    if (path && (await startDownload(path)) === 'started') return;
    toast.error(t('downloadFailed'), TOAST_MS.standard, 'download');
    if (fresh) onStale();
  });
  return (
    <a
      href={digitalFilePath(item.id, token)}
      download
      aria-label={t('downloadOf', { name: item.name })}
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
  return result.ok ? result.value.find(({ id }) => id === orderItemId) : undefined;
}

const REASONS = {
  later: 'downloadWhenCompleted',
  'being-prepared': 'downloadBeingPrepared',
  closed: 'downloadClosed',
} as const satisfies Record<Exclude<Download['state'], 'open'>, string>;

interface ClosedDownloadProps {
  readonly item: OrderItemDownloadProps['item'];
  readonly state: keyof typeof REASONS;
}

function ClosedDownload({ item, state }: ClosedDownloadProps) {
  const t = useWords(ordersWords);
  const id = useId();
  return (
    <span className={styles.closed}>
      <Button kind="quiet" disabled aria-label={t('downloadOf', { name: item.name })} aria-describedby={id}>
        {t('download')}
      </Button>
      <span id={id} className="muted small">
        {t(REASONS[state])}
      </span>
    </span>
  );
}
