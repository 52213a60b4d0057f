import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The API in its own process. */
export interface ApiProcess {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Where it listens, once it does. Rejects when it ends first. */
  listening(): Promise<string>;
  /** Its exit code, once it has ended. */
  exited(): Promise<number | null>;
}

export function startApi(environment: Readonly<Record<string, string>>): ApiProcess {
  const { NODE_OPTIONS: _jestOnly, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...inherited, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const exit = once(child, 'exit') as Promise<[number | null]>;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk));

  return {
    child,
    output: () => written,
    async exited() {
      const [code] = await exit;
      return code;
    },
    listening: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, address] = /Server listening at (http:\/\/[\d.:]+)/.exec(written) ?? [];
          if (address && written.includes('"msg":"ready"')) resolve(address);
        };
        child.stdout?.on('data', look);
        exit.then(() => reject(new Error(`the API ended: ${written}`)));
        look();
      }),
  };
}
