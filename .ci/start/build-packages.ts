import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment } from 'shared-contracts/build/build-environment.ts';
import { BUILT } from './service-plan.ts';
import { StartFault } from './start-fault.ts';

const AT_ONCE = 2;

/** Runs the packages' own build commands; `say` receives a line for each. @throws StartFault */
export async function buildPackages(
  root: string,
  say: (line: string) => void,
  names: readonly string[] = BUILT,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) say(await build(root, name, environment));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function build(root: string, name: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['--run', 'build'], {
    cwd: path.join(root, name),
    env: childEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new StartFault(`${name} could not be built:\n${complaints || printed}`);
  return printed.trim();
}
