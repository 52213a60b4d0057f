import { StartFault } from './start-fault.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command of the terminal. A StartFault is printed as its sentence, and the process exits with 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((fault: unknown) => {
    if (!(fault instanceof StartFault)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  });
}
