import { availableParallelism } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { createFairQueue } from 'shared-contracts/server-kit/fair-queue';
import type { Devices } from './devices.ts';
import { inTurn } from './in-turn.ts';

/** A hash of a password takes a core for some 40 ms: more at once than cores leave none for other calls. */
const AT_ONCE = Math.max(2, availableParallelism() - 1);
/** One origin leaves a place to the others. */
const PER_ORIGIN = AT_ONCE - 1;
/** Served within two seconds; a slower machine sheds what has waited longer than a person does. */
const WAITING = 32 * AT_ONCE;
const MAX_WAIT_MS = 10_000;

export interface HashQueue {
  /** Runs work that hashes a password when it is its origin's turn; 503 'busy' when too many wait. */
  run<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
}

/** Devices and origins take turns, so that a flood of logins delays its own (SEC-03). */
export function createHashQueue(registry: Registry, devices: Pick<Devices, 'numberOf'>): HashQueue {
  const queue = createFairQueue({
    running: AT_ONCE,
    runningPerClient: PER_ORIGIN,
    waiting: WAITING,
    maxWaitMs: MAX_WAIT_MS,
  });
  new Gauge({
    name: 'password_calls',
    help: 'Calls that hash a password: running and waiting for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'running' }, queue.running());
      this.set({ state: 'waiting' }, queue.waiting());
    },
  });
  return {
    run: (request, work) =>
      inTurn(
        queue,
        { origin: clientOrigin(request.ip), device: devices.numberOf(request) },
        'Many people log in just now. Please try again in a moment.',
        work,
      ),
  };
}
