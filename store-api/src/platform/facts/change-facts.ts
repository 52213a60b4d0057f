import { stateOfGstin } from 'shared-contracts/domain/gstin';
import { CommandRefused } from '../command-line/command.ts';
import type { Db } from '../database/schema.ts';
import { latestFacts, storeFacts } from '../database/stored-facts.ts';
import { transact } from '../database/transact.ts';
import { FACT_NAMES, type GivenFacts, readStoreFacts, type StoreFacts } from '../settings/store-facts.ts';

/**
 * Stores a new version of the facts, unless they say so already. Answers what changed. Throws `CommandRefused` for what
 * cannot be.
 * @param change what to write over the facts of before
 */
export function changeFacts(db: Db, by: string, change: (before: StoreFacts) => GivenFacts) {
  return transact(db, async (trx) => {
    const { version, facts: before } = (await latestFacts(trx)) ?? { version: 0, facts: {} };
    const facts = { ...before, ...change(checked(before)) };
    const { gstin, stateCode } = checked(facts);
    refuseOtherState(gstin, stateCode);
    const different = FACT_NAMES.filter((name) => (facts[name] ?? '') !== (before[name] ?? ''));
    if (different.length > 0 && !(await storeFacts(trx, { version: version + 1, facts }, by))) {
      throw new CommandRefused('Somebody else has changed the facts meanwhile. Nothing was changed: try again.');
    }
    return different.map((name) => ({ name, from: before[name] ?? '', to: facts[name] ?? '' }));
  });
}

function checked(facts: GivenFacts): StoreFacts {
  const read = readStoreFacts(facts);
  if (read.ok) return read.facts;
  throw new CommandRefused(`${read.faults.join(' ')} Nothing was changed.`);
}

/** The state decides between CGST with SGST and IGST. */
function refuseOtherState(gstin: string, state: string): void {
  if (gstin === '' || stateOfGstin(gstin) === state) return;
  throw new CommandRefused(
    `The GSTIN is of state ${stateOfGstin(gstin)}, the store of state ${state}: set both, gstin=… state=…. Nothing was changed.`,
  );
}
