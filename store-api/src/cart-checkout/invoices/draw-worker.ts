import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** Draws what it is sent. A fault ends the thread: the next document gets a new one. */
parentPort?.on('message', async (document: InvoiceDocument) => {
  parentPort?.postMessage(await drawInvoice(document));
});
