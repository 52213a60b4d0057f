import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { edgeOrigins } from '../../../shell/edge/origins.ts';
import { ROOT } from '../../store/composed-store.ts';

interface RunningEdgeOptions {
  readonly port: number;
  readonly shells: readonly string[];
  readonly secret: string;
  /** Empty, and readable for this user alone. */
  readonly folder: string;
}

/** Debian's Varnish with the store's VCL, before these shells. */
export class RunningEdge {
  readonly origin: string;
  private readonly child: ChildProcess;

  private constructor(origin: string, child: ChildProcess) {
    this.origin = origin;
    this.child = child;
  }

  /** Rejects with what varnishd says when it does not start, or is not installed. */
  static async start({ port, shells, secret, folder }: RunningEdgeOptions): Promise<RunningEdge> {
    writeFileSync(path.join(folder, 'edge-origins.vcl'), edgeOrigins({ shells, purgers: ['127.0.0.1'] }));
    const vcl = path.join(ROOT, 'shell/edge');
    const flags = [
      '-F',
      '-j',
      'none',
      '-a',
      `127.0.0.1:${port}`,
      '-T',
      'none',
      '-S',
      'none',
      '-n',
      path.join(folder, 'run'),
    ];
    const child = spawn(
      'varnishd',
      [...flags, '-s', 'malloc,64m', '-p', `vcl_path=${folder}`, '-f', path.join(vcl, 'store.vcl')],
      { env: { ...process.env, EDGE_PURGE_SECRET: secret }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
    await Promise.race([once(child, 'spawn'), once(child, 'error').then(([fault]) => Promise.reject(fault))]);
    const edge = new RunningEdge(`http://127.0.0.1:${port}`, child);
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${edge.origin}/healthz`).catch(() => null);
      if (answer?.ok) return edge;
      await wait(50);
    }
    child.kill('SIGKILL');
    throw new Error(`varnishd did not start:\n${said}`);
  }

  /** Of the process that answers: SIGSTOP makes it hang. */
  signal(signal: NodeJS.Signals): void {
    const { pid } = this.child;
    const [worker = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    process.kill(Number(worker), signal);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await ended;
  }
}
