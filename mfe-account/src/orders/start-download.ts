import type { OrderItem } from 'shared-contracts/api/shapes/order-item';

/** 'refused': the link's token has run out, or the file may not be had any more. 'unreachable': no answer. */
type DownloadStart = 'started' | 'refused' | 'unreachable';

export function digitalFilePath(orderItemId: number, token: string): string {
  return `/api/v1/common/download-digital-file/${orderItemId}/${encodeURIComponent(token)}`;
}

/**
 * Has the browser download an item's file by its link, so that a large one streams to the disk, and goes on where it
 * stopped, instead of passing through the page's memory. Asks for the link's head first: of a download that the browser
 * has started the page hears nothing more. The file's name comes with it, from the server. Never throws.
 */
export async function startDownload({ OrderItemID, DownloadToken = '' }: OrderItem): Promise<DownloadStart> {
  const path = digitalFilePath(OrderItemID, DownloadToken);
  const head = await fetch(path, { method: 'HEAD' }).catch(() => null);
  if (!head || head.status >= 500) return 'unreachable';
  if (!head.ok) return 'refused';
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
  return 'started';
}
