import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { MORE } from '../../platform/jobs.ts';
import { type InvoiceDocument, sumLines } from './invoice-document.ts';
import { oweCreditNote, type UnissuedDocument } from './owe-document.ts';
import type { InvoiceKind } from './tables.ts';
import { documentNumber, takeNumbers } from './take-numbers.ts';
import { unissuedCreditNote } from './unissued-credit-note.ts';

/** One transaction, during which a shop of the last release waits for its number. */
const AT_ONCE = 200;

type Owed = Selectable<Database['owed_documents']>;

export interface IssuedDocument {
  readonly kind: InvoiceKind;
  readonly orderId: number;
  /** Of a credit note. */
  readonly refundId: number | null;
  readonly number: string;
  /** The moment of the sale or refund. */
  readonly issuedAt: Date;
}

/** Runs in the transaction that issues the documents. */
export type OnIssued = (trx: Db, issued: readonly IssuedDocument[]) => Promise<void>;

/**
 * Numbers and issues owed documents in the order of their sales, invoices first; MORE where some may be left. Several processes
 * may do it at once: a document is issued by one, and a number that a rollback gives back is taken by the next.
 * @throws the first fault of a credit note that cannot be made; the others are issued
 */
export async function numberDocuments(db: Db, onIssued: OnIssued): Promise<typeof MORE | null> {
  const owed = await db
    .selectFrom('owed_documents')
    .selectAll()
    .orderBy(sql`refund_id is not null`)
    .orderBy('owed_at')
    .orderBy('owed_document_id')
    .limit(AT_ONCE)
    .execute();
  if (owed.length === 0) return null;
  const { ready, faults } = await made(db, owed);
  const issued = ready.size > 0 ? await transact(db, (trx) => issue(trx, ready, onIssued)) : 0;
  if (faults.length > 0) throw faults[0];
  return issued > 0 ? MORE : null;
}

/** The documents of the rows, made without a lock; not of credit notes whose turn has not come. */
async function made(db: Db, owed: readonly Owed[]) {
  const ready = new Map<number, UnissuedDocument>();
  const faults: unknown[] = [];
  const credited = new Set<number>();
  for (const { owed_document_id: id, order_id: orderId, refund_id: refundId, document } of owed) {
    if (refundId === null) ready.set(id, JSON.parse(document) as UnissuedDocument);
    // What a note says depends on those before it.
    else if (!credited.has(orderId)) {
      credited.add(orderId);
      const note = await unissuedCreditNote(db, { orderId, refundId }).catch(
        (fault: unknown) => void faults.push(fault),
      );
      if (note) ready.set(id, note);
    }
  }
  return { ready, faults };
}

async function issue(trx: Db, documents: ReadonlyMap<number, UnissuedDocument>, onIssued: OnIssued): Promise<number> {
  const claimed = await claim(trx, [...documents.keys()]);
  if (claimed.length === 0) return 0;
  const rows = (await numbered(trx, claimed)).map(({ owed, sequence }) => {
    const unissued = documents.get(owed.owed_document_id);
    if (!unissued) throw new Error(`document ${owed.owed_document_id} was claimed unmade`);
    return issuedRow(owed, unissued, sequence);
  });
  await sql`
    insert into invoices (number, kind, is_test, order_id, refund_id, financial_year, sequence, issued_at, document)
    select number, kind, is_test, order_id, refund_id, financial_year, sequence, issued_at, document
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (place integer, number text, kind text, is_test boolean,
      order_id integer, refund_id integer, financial_year text, sequence integer, issued_at timestamptz, document text)
    order by place`.execute(trx);
  await oweNotesOfLastRelease(trx, rows);
  await onIssued(
    trx,
    rows.map(({ kind, order_id: orderId, refund_id: refundId, number, issued_at: issuedAt }) => {
      return { kind, orderId, refundId, number, issuedAt };
    }),
  );
  return rows.length;
}

/**
 * Rows whose order is under work are left for the next round: a shop of the last release that books a refund just now sees no
 * invoice, and `oweNotesOfLastRelease` not yet its refund.
 */
async function claim(trx: Db, ids: readonly number[]): Promise<readonly Owed[]> {
  const { rows } = await sql<Owed>`
    with chosen as (
      select owed_document_id from owed_documents join orders using (order_id)
      where owed_document_id = any(${[...ids]}::bigint[])
      order by owed_at, owed_document_id
      for update of owed_documents skip locked for share of orders skip locked
    ),
    gone as (
      delete from owed_documents using chosen where owed_documents.owed_document_id = chosen.owed_document_id
      returning owed_documents.*
    )
    select * from gone order by owed_at, owed_document_id`.execute(trx);
  return rows;
}

/** Takes the numbers last: from here on others wait. */
async function numbered(trx: Db, claimed: readonly Owed[]) {
  const bySeries = Map.groupBy(claimed, ({ series, financial_year }) => `${series} ${financial_year}`);
  const numbers: { readonly owed: Owed; readonly sequence: number }[] = [];
  // In one order, so that two processes do not wait for each other.
  for (const [, rows] of [...bySeries].toSorted(([one], [other]) => one.localeCompare(other))) {
    const [first] = rows;
    if (!first) continue;
    const last = await takeNumbers(trx, first.series, first.financial_year, rows.length);
    numbers.push(...rows.map((owed, index) => ({ owed, sequence: last - rows.length + 1 + index })));
  }
  return numbers;
}

function issuedRow(owed: Owed, unissued: UnissuedDocument, sequence: number) {
  const { series, financial_year, order_id, refund_id, owed_at, owed_document_id } = owed;
  const number = documentNumber(series, financial_year, sequence);
  const { kind, isTest, lines } = unissued;
  const document: InvoiceDocument = { ...unissued, number, issuedAt: owed_at.toISOString(), totals: sumLines(lines) };
  return {
    ...{ place: owed_document_id, number, kind, is_test: isTest, order_id, refund_id, financial_year, sequence },
    issued_at: owed_at,
    document: JSON.stringify(document),
  };
}

/** Of refunds that a shop of the last release booked while the invoice was owed: it saw none to lower. */
async function oweNotesOfLastRelease(
  trx: Db,
  issued: readonly { readonly kind: InvoiceKind; readonly order_id: number }[],
): Promise<void> {
  const orders = issued.filter(({ kind }) => kind === 'invoice').map(({ order_id }) => order_id);
  const { rows } = await sql<{ refund_id: number; payment_id: number; updated_at: Date }>`
    select refund_id, payment_id, refunds.updated_at
    from payments join refunds using (payment_id)
    where order_id = any(${orders}::integer[]) and refunds.state = 'processed'
      and not exists (select from owed_documents owed where owed.refund_id = refunds.refund_id)
    order by refund_id`.execute(trx);
  for (const refund of rows) await oweCreditNote(trx, refund, refund.updated_at);
}
