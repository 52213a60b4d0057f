/**
 * Runs the first script after the first paint: after DOMContentLoaded, the decoding of the largest picture (with a
 * timeout) and one frame. The script is preloaded meanwhile. A page in the background renders no frames, so it does not
 * wait for one.
 *
 * Sent as text and run in the document: it may use nothing outside itself. The script's URL is in `data-main`.
 */
export function startAfterFirstPaint(): void {
  const PICTURE_WITHIN_MS = 300;
  const FRAME_WITHIN_MS = 500;
  const address = document.currentScript?.dataset.main ?? '';
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  };
  document.addEventListener('DOMContentLoaded', async () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const late = new Promise((resolve) => {
      setTimeout(resolve, PICTURE_WITHIN_MS);
    });
    if (!document.hidden) await Promise.race([picture?.decode().catch(() => undefined), late]);
    setTimeout(start, document.hidden ? 0 : FRAME_WITHIN_MS);
    requestAnimationFrame(() => setTimeout(start));
  });
}
