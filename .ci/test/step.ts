import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from 'shared-contracts/build/build-environment.ts';
import { childMeter } from './cpu.ts';
import { checkTally, type Tally } from './tally.ts';

/** One check of `npm test`, in its own process. */
export interface Step {
  readonly name: string;
  readonly directory: string;
  /** Arguments to Node. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads the result from the run's report; without it only success or failure counts. */
  readonly tally?: () => Tally;
}

export interface StepResult {
  readonly name: string;
  readonly succeeded: boolean;
  readonly seconds: number;
  /** Seconds of processor time, its child processes included; null where the system does not tell. */
  readonly cpuSeconds: number | null;
  readonly tally: Tally;
}

/** Jest's light runner has no limit per test: what hangs ends here, and what it printed names the suites that were through. */
const LIMIT_MS = 82 * 60_000;

/** A step that cannot run on this machine, and why. */
export function refusal(name: string, reason: string): Step {
  return { name, directory: '.', command: ['--eval', `console.error(${JSON.stringify(reason)}); process.exit(1)`] };
}

/** Runs steps in order, a few in parallel; prints each step's output in one piece at its end. */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  say: (text: string) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const cpuOfEnded = childMeter();
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, cpuOfEnded, say));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function runStep(step: Step, cpuOfEnded: () => number | null, say: (text: string) => void): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [...step.command], {
    cwd: step.directory,
    env: childEnvironment(step.environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  let cpuSeconds: number | null = null;
  child.once('exit', () => {
    cpuSeconds = cpuOfEnded();
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const [code] = await once(child, 'close');
  const succeeded = code === 0;
  const tally = step.tally?.() ?? checkTally(succeeded);
  const seconds = (performance.now() - started) / 1000;
  say(`${succeeded ? '✓' : '✗'} ${step.name} (${seconds.toFixed(0)} s)`);
  if (!succeeded) say(printed.join(''));
  // A run that exits with an error has failed, even if all its tests passed.
  return {
    name: step.name,
    succeeded,
    seconds,
    cpuSeconds,
    tally: succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 },
  };
}
