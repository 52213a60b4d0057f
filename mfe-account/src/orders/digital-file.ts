import type { OrderItem } from 'shared-contracts/api/shapes/order-item';
import { saveFile } from 'shared-contracts/browser/save-file';
import { slugify } from 'shared-contracts/domain/slug';

/** Extensions by content type; the part after the slash serves for the rest ('image/png' is png). */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/octet-stream': 'bin',
};

export function digitalFilePath(orderItemId: number, token: string): string {
  return `/api/v1/common/download-digital-file/${orderItemId}/${encodeURIComponent(token)}`;
}

/** 'Room Planning Guide' as application/pdf is 'room-planning-guide.pdf' (ACC-10). */
export function digitalFileName(productName: string, contentType: string): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const extension = EXTENSIONS[type] ?? (type.split('/')[1]?.replace(/[^a-z0-9]/g, '') || 'bin');
  return `${slugify(productName)}.${extension}`;
}

/** Fetches an item's file and hands it to the browser under its name. False when it could not be had. */
export async function saveDigitalFile({ OrderItemID, ProductName, DownloadToken = '' }: OrderItem): Promise<boolean> {
  try {
    const response = await fetch(digitalFilePath(OrderItemID, DownloadToken));
    if (!response.ok) return false;
    const name = digitalFileName(ProductName, response.headers.get('content-type') ?? '');
    saveFile(await response.blob(), name);
    return true;
  } catch {
    return false;
  }
}
