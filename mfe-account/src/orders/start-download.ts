/** 'refused': the token has expired or the item was returned. */
type DownloadStart = 'started' | 'refused' | 'unreachable';

export function digitalFilePath(orderItemId: number, token: string): string {
  return `/api/v1/common/download-digital-file/${orderItemId}/${encodeURIComponent(token)}`;
}

/**
 * Starts a browser download, which streams to disk and can resume. A HEAD request, which is no call of the API, comes first,
 * since the page is not notified when a browser download fails. Never throws.
 */
export async function startDownload(path: string): Promise<DownloadStart> {
  const head = await fetch(path, { method: 'HEAD' }).catch(() => null);
  if (!head || head.status >= 500) return 'unreachable';
  if (!head.ok) return 'refused';
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
  return 'started';
}
