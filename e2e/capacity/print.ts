import { type Capacity, PARTS } from './model.ts';
import type { Measured } from './stored-costs.ts';

const print = (line = '') => process.stdout.write(`${line}\n`);
const rounded = (value: number, digits = 2) => value.toLocaleString('en-IN', { maximumFractionDigits: digits });

export function printMeasured({ on, costs, visit, edgeMs, compared }: Measured): void {
  print(`Measured on ${on}; milliseconds of a core\n`);
  print('| part | shell | store-api | database | KB |\n|---|---:|---:|---:|---:|');
  for (const part of PARTS) {
    const { shell, api, database, bytes } = costs[part];
    print(`| ${part} | ${shell} | ${api} | ${database} | ${rounded(bytes / 1000, 1)} |`);
  }
  print(`| answer of the edge | ${edgeMs} | | | |`);
  print(
    `\nA first visit asks for ${visit.document} documents, ${visit.call} calls, ${visit.picture} pictures and ${visit.file} files.`,
  );
  const { measured, foretold, visits, visitsASecond } = compared;
  print(`\n${visits} visits at ${visitsASecond} a second, ms a visit | measured | foretold | error`);
  for (const name of ['shell', 'api', 'database'] as const) {
    const error = ((foretold[name] - measured[name]) / measured[name]) * 100;
    print(`${name} | ${rounded(measured[name])} | ${rounded(foretold[name])} | ${rounded(error, 0)} %`);
  }
}

export function printCapacity(visitorsAnHour: number, capacity: Capacity): void {
  const { visitsASecond, purchasesASecond, gigabitsASecond, needs, rupeesAnHour, gives } = capacity;
  print(
    `\n${rounded(visitorsAnHour)} visitors an hour: in the busiest second ${rounded(visitsASecond)} visits, ${rounded(purchasesASecond)} purchases, ${rounded(gigabitsASecond)} Gbit.\n`,
  );
  print('| | busy cores | processes | cores |\n|---|---:|---:|---:|');
  for (const { what, busyCores, count, cores } of needs)
    print(`| ${what} | ${rounded(busyCores)} | ${count} | ${cores} |`);
  print(`\nAt the assumed prices ₹${rounded(rupeesAnHour, 0)} an hour. What gives first:`);
  for (const { what, visitorsAnHour: at } of gives)
    print(`- ${what}: at ${Number.isFinite(at) ? rounded(at, 0) : 'any number of'} visitors an hour`);
}
