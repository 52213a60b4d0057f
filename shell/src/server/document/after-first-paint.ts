/**
 * Runs the page's first script once the page has been seen: when it has been read to its end, its largest picture is
 * there (or is not for a while), and a frame has been shown. The script is on its way meanwhile. A page in the
 * background shows no frames and waits for none.
 *
 * Sent as text and run in the document: it may use nothing outside itself. The address is the element's `data-main`.
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
