import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment } from 'shared-contracts/build/build-environment.ts';
import type { ServicePlan } from './service-plan.ts';
import { StartFault } from './start-fault.ts';

export type LogLine = (service: string, line: string, from: 'stdout' | 'stderr') => void;

const READY_PAUSE_MS = 50;
const ENDS_WITH_PARENT = new URL('../end-with-parent.mjs', import.meta.url).href;

/** A process of the store. */
export interface Running {
  readonly pid: number | undefined;
  /** Settles with the reason when the process ends, for any cause. */
  readonly ended: Promise<string>;
  /** Resolves once it serves; rejects when it ends before or the timeout expires. */
  ready(timeoutMs: number): Promise<void>;
  /** Lets it finish what is in flight; kills it after the grace time. Resolves when it has ended. */
  stop(graceMs: number, signal?: NodeJS.Signals): Promise<void>;
  kill(): void;
  signal(signal: NodeJS.Signals): void;
}

/** A deployable in its own process. */
export class Service implements Running {
  readonly plan: ServicePlan;
  readonly ended: Promise<string>;
  private readonly child: ChildProcess;
  private endReason: string | undefined;

  constructor(plan: ServicePlan, log: LogLine) {
    this.plan = plan;
    // A separate process group: Ctrl-C reaches this process alone, which then stops the services in order.
    const { program = process.execPath, command } = plan;
    this.child = spawn(program, plan.program ? command : ['--import', ENDS_WITH_PARENT, ...command], {
      cwd: plan.directory,
      env: { ...inherited(), ...plan.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
    });
    forward(this.child.stdout, (line) => log(plan.name, line, 'stdout'));
    forward(this.child.stderr, (line) => log(plan.name, line, 'stderr'));
    this.ended = once(this.child, 'close').then(
      ([code, signal]) => (this.endReason = signal ? `signal ${signal}` : `exit code ${code}`),
      ({ message }: Error) => (this.endReason = message),
    );
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** @throws StartFault when it ends before it answers 200, or the timeout expires */
  async ready(timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    while (Date.now() < until) {
      if (this.endReason) throw new StartFault(`${this.plan.name} ended while starting (${this.endReason}).`);
      if (await answers(this.plan.readyUrl)) return;
      await wait(READY_PAUSE_MS);
    }
    throw new StartFault(`${this.plan.name} was not ready within ${timeoutMs / 1000} s.`);
  }

  async stop(graceMs: number, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.signal(signal);
    const graceful = await Promise.race([this.ended, wait(graceMs + 1000, 'late', { ref: false })]);
    if (graceful === 'late') this.kill();
    await this.ended;
  }

  kill(): void {
    this.signal('SIGKILL');
  }

  signal(signal: NodeJS.Signals): void {
    if (this.endReason === undefined) this.child.kill(signal);
  }
}

/** The caller's environment without npm's variables and the caller's port. */
function inherited(): Record<string, string | undefined> {
  const entries = Object.entries(childEnvironment()).filter(
    ([name]) => !/^(npm_|PORT$|HOST$|NODE_OPTIONS$|NODE_V8_COVERAGE$)/.test(name),
  );
  return Object.fromEntries(entries);
}

function forward(stream: Readable | null, log: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', log);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
