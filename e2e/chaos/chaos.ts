import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readBooks } from './books.ts';
import { openDoors } from './crowd.ts';
import { importProducts } from './import-products.ts';
import { startStressedStore } from './stressed-store.ts';
import { TROUBLES } from './troubles.ts';

/**
 * Buyers buy, cancel, return and download while the processes of two APIs, database and mail server are killed, hung and
 * restarted at random; afterwards the books must add up: `npm run chaos [-- --minutes 10] [--buyers 8]`. Exits with 1 when
 * a purchase is lost or doubled, or a refund, a paper, a coupon or a unit of stock is not accounted for. With `--import 50000`
 * so many products are imported instead, and no request may fail.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '8' },
    import: { type: 'string' },
  },
});
const PAUSE_MS = { least: 4000, most: 12_000 };
/** The reconciler, webhooks and mails have this long to finish; a mail whose process died while sending waits five minutes. */
const RECOVERY_MS = 400_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const log: string[] = [];
const stressed = await startStressedStore((line) => void log.push(line));
const begun = performance.now();
const clock = () => `${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s`;
try {
  const crowd = openDoors(stressed, Number(values.buyers), 2);
  const counts: Record<string, number> = {};
  const names = Object.keys(TROUBLES);
  if (values.import) print(`${await importProducts(stressed, Number(values.import))} (${clock().trim()})`);
  const until = performance.now() + (values.import ? 0 : Number(values.minutes) * 60_000);
  while (performance.now() < until) {
    await wait(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
    const name = names[Math.floor(Math.random() * names.length)] ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
    print(`${clock()}  ${name} (${crowd.outcomes.paid.length} purchases so far)`);
    await TROUBLES[name]?.(stressed);
  }
  print(`${clock()}  calm`);
  await crowd.leave();

  const { paid, afterwards, refused, unanswered, gaveUp } = crowd.outcomes;
  let books = await readBooks(stressed, paid);
  let haveLeft = books.waitingMails === 0;
  const deadline = performance.now() + RECOVERY_MS;
  while (books.faults.length > 0 && performance.now() < deadline) {
    await wait(2000);
    books = await readBooks(stressed, paid);
    if (!haveLeft && books.waitingMails === 0) print(`${clock()}  all mails have left`);
    haveLeft ||= books.waitingMails === 0;
  }
  print(`${clock()}  settled`);
  print(JSON.stringify(counts, null, 2));
  print(
    `purchases answered as paid ${paid.length}, lost ${books.lost}, doubled ${books.doubled}; refused ${JSON.stringify(refused)}, given up ${gaveUp}`,
  );
  print(
    `after the sale ${JSON.stringify(afterwards)}; by the clerk ${JSON.stringify(crowd.clerk)}; sent again ${unanswered}`,
  );
  print(`pages ${crowd.visits.pages}, by status ${JSON.stringify(crowd.visits.statuses)}`);
  print(`longest time without a page ${(crowd.visits.longestGapMs / 1000).toFixed(1)} s`);
  for (const fault of books.faults) print(`FAULT: ${fault}`);
  const failed = unanswered + crowd.visits.pages - (crowd.visits.statuses[200] ?? 0);
  if (books.faults.length > 0 || gaveUp > 0 || (values.import && failed > 0)) {
    process.exitCode = 1;
    print(log.slice(-200).join('\n'));
  }
} finally {
  await stressed.end();
}
