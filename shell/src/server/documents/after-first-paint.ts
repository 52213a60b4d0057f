/**
 * Runs the first script after the first paint: after DOMContentLoaded, the decoding of the largest picture (with a
 * timeout) and the frame that shows it. A frame with many pictures, as a listing's, is on screen long after it was
 * requested, and a script that starts before delays it: so it waits for the browser's report of the paint, if there is
 * one soon. The script is preloaded during the wait. A page in the background renders no frames, so it does not wait for one.
 *
 * Sent as text and run in the document: it may use nothing outside itself. The script's URL and
 * integrity are in `data-main` and `data-integrity`.
 */
export function startAfterFirstPaint(): void {
  const PICTURE_WITHIN_MS = 300;
  const FRAME_WITHIN_MS = 500;
  const REPORT_WITHIN_MS = 150;
  const { main = '', integrity = '' } = document.currentScript?.dataset ?? {};
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    // As its preload link, or the browser fetches it twice.
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = main;
    document.head.append(script);
  };
  document.addEventListener('DOMContentLoaded', async () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const late = new Promise((resolve) => {
      setTimeout(resolve, PICTURE_WITHIN_MS);
    });
    if (!document.hidden) await Promise.race([picture?.decode().catch(() => undefined), late]);
    setTimeout(start, document.hidden ? 0 : FRAME_WITHIN_MS);
    requestAnimationFrame(() => setTimeout(start, picture ? REPORT_WITHIN_MS : 0));
    new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => (entry as LargestContentfulPaint).element === picture)) start();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
