import { toast, useWords } from 'shared-contracts';
import type { OrderItem } from 'shared-contracts/api/shapes/order-item';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { useOneAtATime } from 'shared-contracts/form/use-one-at-a-time';
import { words } from '../words.ts';
import { digitalFilePath, saveDigitalFile } from './digital-file.ts';

interface OrderItemDownloadProps {
  readonly item: OrderItem;
  readonly onFailed: () => void;
}

/** The file of a digital item: to be had once the item is completed, shown disabled before (ACC-10). */
export function OrderItemDownload({ item, onFailed }: OrderItemDownloadProps) {
  const t = useWords(words);
  const { run, running } = useOneAtATime(async () => {
    if (await saveDigitalFile(item)) return;
    toast.error(t('downloadFailed'));
    onFailed();
  });
  const completed = item.LatestStatusID === ORDER_STATUS.Completed || item.ShippingStatusID === ORDER_STATUS.Completed;
  const name = t('downloadOf', { name: item.ProductName });
  if (!completed || !item.DownloadToken) {
    return (
      <button
        type="button"
        className="button button-quiet"
        disabled
        aria-label={name}
        title={t('downloadWhenCompleted')}
      >
        {t('download')}
      </button>
    );
  }
  return (
    <a
      href={digitalFilePath(item.OrderItemID, item.DownloadToken)}
      download
      aria-label={name}
      aria-busy={running}
      className="text-link"
      onClick={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {t('download')}
    </a>
  );
}
