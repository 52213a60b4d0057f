import type { OrderItem } from 'shared-contracts/api/shapes/order-item';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';

/** Whether a digital item can be downloaded, and if not, why (ACC-10). */
export type DownloadState = 'open' | 'later' | 'being-prepared' | 'closed';

export function downloadState({ LatestStatusID, ShippingStatusID, DownloadToken }: OrderItem): DownloadState {
  const isCompleted = [LatestStatusID, ShippingStatusID].includes(ORDER_STATUS.Completed);
  if (isCompleted && DownloadToken) return 'open';
  if (LatestStatusID === ORDER_STATUS.Returned || LatestStatusID === ORDER_STATUS.Refunded) return 'closed';
  return isCompleted ? 'being-prepared' : 'later';
}
