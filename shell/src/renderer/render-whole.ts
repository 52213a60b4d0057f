import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

interface RegionFault {
  readonly fault: unknown;
  /** Names the components when React itself threw, as for an invalid child. */
  readonly componentStack: string | undefined;
}

interface WholeMarkup {
  readonly html: string;
  /** What regions threw. Each is left to the browser, which renders it or shows its unavailable text (SH-12). */
  readonly regionFaults: readonly RegionFault[];
}

/** Before a region that React leaves to the browser, as it threw or waits for its code. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** The complete markup, in which React adds no inline scripts. Rejects when something throws outside regions. */
export async function renderWhole(node: ReactNode): Promise<WholeMarkup> {
  // A page's code and data are there, so that nothing waits. A stream of pieces, which React encodes one by one, made a
  // listing's document 12 % dearer for the whole shell.
  const html = renderToString(node);
  return html.includes(LEFT_TO_BROWSER) ? renderWaiting(node) : { html, regionFaults: [] };
}

/** Waits for what suspends, and tells what throws. */
export function renderWaiting(node: ReactNode): Promise<WholeMarkup> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const regionFaults: RegionFault[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), regionFaults });
        done();
      },
    });
    const stream = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (fault, { componentStack }) => void regionFaults.push({ fault, componentStack }),
    });
  });
}
