import { teamOfPackage } from 'shared-contracts/remote/teams';
import { type LiveVersion, ReleaseVersion } from 'shared-contracts/server/release';
import * as v from 'valibot';
import { readJsonFile, writeJsonFile } from '../disk/json-file.ts';

/** What an operator decided about one canary. It means nothing for any other one. */
const CanaryDecision = v.strictObject({
  version: ReleaseVersion,
  outcome: v.picklist(['promoted', 'stopped']),
});
export type CanaryDecision = v.InferOutput<typeof CanaryDecision>;

/** A canary that waits for an operator's word, and what browsers said of it. */
export const Suspension = v.strictObject({ version: ReleaseVersion, reason: v.string() });
export type Suspension = v.InferOutput<typeof Suspension>;

export const CanaryDecisions = v.record(
  v.pipe(
    v.string(),
    v.check((name) => teamOfPackage(name) !== null, 'must be a package like mfe-catalog'),
  ),
  CanaryDecision,
);
/** By package: the last one. */
export type CanaryDecisions = v.InferOutput<typeof CanaryDecisions>;

/** In the shell's data folder. */
export const CANARY_DECISIONS_FILE = 'canaries.json';

/** Empty while nothing was decided. @throws when it cannot be read */
export async function readCanaryDecisions(file: string): Promise<CanaryDecisions> {
  return v.parse(CanaryDecisions, await readJsonFile(file));
}

export function writeCanaryDecisions(file: string, decisions: CanaryDecisions): Promise<void> {
  return writeJsonFile(file, decisions);
}

/** What live.json says, and an operator decided about the canary in it. */
export function decided(named: LiveVersion, decision: CanaryDecision | undefined): LiveVersion {
  const { canary, ...live } = named;
  if (!canary || canary.version !== decision?.version) return named;
  const { version, content } = canary;
  return decision.outcome === 'stopped' ? live : { version, content };
}
