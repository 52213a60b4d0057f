import { ENQUIRY_KINDS, type EnquiryKind, type EnquiryState } from 'shared-contracts/api/shapes/enquiry-state';
import { plain } from 'shared-contracts/server-kit/plain';
import { allRows } from '../../platform/command-line/all-rows.ts';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { REFERENCE } from '../../platform/command-line/parameters.ts';
import { readCount } from '../../platform/command-line/values.ts';
import type { Db } from '../../platform/database/schema.ts';
import { indianTime } from '../../platform/time.ts';
import { attachmentsOf } from './attachments/attachments-repository.ts';
import { enquiriesDue } from './enquiries-due.ts';
import { DUE_HOURS, dueBefore } from './enquiry-clocks.ts';
import { enquiryMoves } from './enquiry-moves.ts';

const list = command({
  name: 'enquiries list',
  summary: 'What people have written to the store, oldest first.',
  words: {
    which: {
      about: 'Of one kind; open: what is not closed.',
      oneOf: ['all', 'open', ...ENQUIRY_KINDS],
      optional: true,
      default: 'all',
    },
  },
  examples: ['', 'open', 'customization', 'open --format csv'],
  columns: { reference: 'text', received: 'time', kind: 'text', state: 'text', assigned_to: 'text', name: 'text' },
  async *run({ db }, { which }) {
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('enquiries')
          .select(['enquiry_id', 'reference_number', 'kind', 'state', 'assignee', 'name', 'created_at'])
          .$if(which === 'open', (query) => query.where('state', '!=', 'closed'))
          .$if(isKind(which), (query) => query.where('kind', '=', which as EnquiryKind))
          .where('enquiry_id', '>', after)
          .orderBy('enquiry_id')
          .limit(limit)
          .execute(),
      id: (row) => row.enquiry_id,
      row: ({ reference_number: reference, created_at: received, kind, state, assignee: assigned_to, name }) => ({
        reference,
        received,
        kind,
        state,
        assigned_to,
        name,
      }),
      none: 'No enquiries.',
    });
  },
});

const show = command({
  name: 'enquiries show',
  summary: 'One enquiry in full, with its files and its history, by its reference number.',
  words: { reference: REFERENCE },
  examples: ['CR-2026-7QK2ZD'],
  async *run({ db }, { reference }) {
    const enquiry = await db
      .selectFrom('enquiries')
      .leftJoin('products', 'products.product_id', 'enquiries.product_id')
      .selectAll('enquiries')
      .select('products.name as product')
      .where('reference_number', '=', reference)
      .executeTakeFirst();
    if (!enquiry) throw new CommandRefused(`There is no enquiry ${reference}.`);
    yield `${enquiry.reference_number}  ${enquiry.kind}  ${formatState(enquiry)}  ${indianTime(enquiry.created_at)}`;
    if (!enquiry.attended_at) yield `${dueWord(enquiry.kind)} by ${indianTime(enquiry.answer_due_at)}`;
    if (enquiry.settle_due_at && !enquiry.closed_at) yield `To be settled by ${indianTime(enquiry.settle_due_at)}`;
    yield `Name:    ${plain(enquiry.name)}`;
    yield `E-mail:  ${plain(enquiry.email)}`;
    yield `Phone:   ${plain(enquiry.phone_number)}`;
    if (enquiry.product !== null) yield `Product: ${enquiry.product_id} ${plain(enquiry.product)}`;
    if (enquiry.order_number !== '') yield `Order:   ${plain(enquiry.order_number)}`;
    yield '';
    for (const line of enquiry.message.split(/\r?\n/)) yield plain(line);
    yield* files(db, enquiry.enquiry_id);
    yield* history(db, enquiry.enquiry_id);
  },
});

const overdue = command({
  name: 'enquiries overdue',
  summary: 'Whose 48 hours or month are over or nearly, the most urgent first.',
  words: {
    hours: {
      about: 'How long before the end they are shown.',
      optional: true,
      default: String(DUE_HOURS),
      read: readCount,
    },
  },
  examples: ['', '24'],
  columns: { status: 'text', until: 'time', clock: 'text', reference: 'text', kind: 'text', assigned_to: 'text' },
  async *run({ db, now }, { hours }) {
    const moment = now();
    const due = await enquiriesDue(db, dueBefore(moment, Number(hours)));
    if (due.length === 0) yield 'Nothing is due.';
    for (const { at: until, assignee: assigned_to, ...one } of due) {
      yield { ...one, until, assigned_to, status: until <= moment ? 'OVERDUE' : 'due' };
    }
  },
});

export const enquiryCommands: readonly Command[] = [list, show, ...enquiryMoves, overdue];

const isKind = (word: string): word is EnquiryKind => ENQUIRY_KINDS.some((kind) => kind === word);

const dueWord = (kind: EnquiryKind) => (kind === 'grievance' ? 'To be acknowledged' : 'To be answered');

function formatState({ state, assignee }: { readonly state: EnquiryState; readonly assignee: string }): string {
  return state === 'assigned' ? `${state} to ${plain(assignee)}` : state;
}

async function* files(db: Db, enquiryId: number) {
  const attachments = await attachmentsOf(db, enquiryId);
  if (attachments.length > 0) yield '';
  for (const { attachment_id, file_name, bytes, media_type } of attachments) {
    yield `File:    ${plain(file_name)}, ${media_type}, ${Math.ceil(bytes / 1024)} KiB: DATA_DIR/attachments/${attachment_id}`;
  }
}

async function* history(db: Db, enquiryId: number) {
  const acts = await db
    .selectFrom('enquiry_acts')
    .select(['at', 'state', 'words'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('enquiry_act_id')
    .execute();
  yield '';
  for (const { at, state, words } of acts) {
    const [first = '', ...more] = words.split('\n');
    yield `${indianTime(at)}  ${state.padEnd(8)}  ${plain(first)}`.trimEnd();
    for (const line of more) yield `                            ${plain(line)}`.trimEnd();
  }
}
