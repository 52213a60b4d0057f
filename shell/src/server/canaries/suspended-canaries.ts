import { ReleaseVersion } from 'shared-contracts/server/release';
import * as v from 'valibot';
import { readJsonFile, writeJsonFile } from '../disk/json-file.ts';

/** A canary that waits for an operator's word, and why. */
const Suspension = v.strictObject({ version: ReleaseVersion, reason: v.string() });
export type Suspension = v.InferOutput<typeof Suspension>;

const Suspensions = v.record(v.string(), Suspension);
/** By package: the last one. */
export type Suspensions = v.InferOutput<typeof Suspensions>;

/** In the shell's data folder. */
export const SUSPENDED_CANARIES_FILE = 'suspended-canaries.json';

/** Empty while none is suspended. @throws when it cannot be read */
export async function readSuspensions(file: string): Promise<Suspensions> {
  return v.parse(Suspensions, await readJsonFile(file));
}

export function writeSuspensions(file: string, suspensions: Suspensions): Promise<void> {
  return writeJsonFile(file, suspensions);
}
