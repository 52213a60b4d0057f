import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { RemoteName } from '../../../.ci/packages.ts';
import { freePorts } from '../../../.ci/start/ports.ts';
import { ROOT } from '../../store/composed-store.ts';
import { freshDataFolder } from '../../store/data-folders.ts';
import { apply, copyOfSource, type Edit } from '../../store/releases.ts';

const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');

type Environment = Readonly<Record<string, string>>;

/** `npm run dev` of a copy of a package, whose sources a test may save. */
export class DevelopmentServer {
  readonly origin: string;
  /** Lines that it has printed. */
  readonly output: string[] = [];
  /** The processes that it has started. */
  children: readonly number[] = [];
  private readonly source: string;
  private readonly child: ChildProcess;

  private constructor(name: RemoteName | 'shell', port: number, environment: Environment, options: readonly string[]) {
    this.origin = `http://localhost:${port}`;
    this.source = copyOfSource(name);
    this.child = spawn(process.execPath, [RSPACK, 'dev', ...options], {
      cwd: this.source,
      env: { ...process.env, PORT: String(port), DATA_DIR: freshDataFolder(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  static async start(
    name: RemoteName | 'shell',
    environment: Environment,
    ...options: readonly string[]
  ): Promise<DevelopmentServer> {
    const [port = 0] = await freePorts(1);
    const server = new DevelopmentServer(name, port, environment, options);
    await server.ready();
    server.children = childrenOf(server.child.pid);
    return server;
  }

  /** Saves a source file, as an editor does. */
  save(edit: Edit): void {
    apply(edit, this.source);
  }

  /** Stops it as Ctrl-C does; returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null) {
      const closed = once(this.child, 'close');
      this.child.kill('SIGINT');
      await closed;
    }
    rmSync(path.dirname(this.source), { recursive: true, force: true });
    return this.child.exitCode;
  }

  private ready(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.output.push(line);
        if (line.includes('Stop it with Ctrl-C')) resolve();
      });
    }
    this.child.on('close', () => reject(new Error(`it did not start:\n${this.output.join('\n')}`)));
    return promise;
  }
}

function childrenOf(pid = 0): number[] {
  const { stdout, error } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  if (error) throw new Error('pgrep (procps) is missing', { cause: error });
  return stdout.split('\n').filter(Boolean).map(Number);
}
