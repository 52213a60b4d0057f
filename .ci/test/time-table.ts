import type { StepResult } from './step.ts';

type Timed = Pick<StepResult, 'name' | 'seconds' | 'cpuSeconds'>;

/** Minutes that each step lasted, and that it kept a processor busy, the most costly first. */
export function timeTable(steps: readonly Timed[], seconds: number): string {
  const costly = [...steps].sort((one, other) => cost(other) - cost(one));
  const busy = steps.some(({ cpuSeconds }) => cpuSeconds !== null)
    ? steps.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0)
    : null;
  return [
    'Minutes    CPU  Step',
    ...costly.map((step) => line(step.seconds, step.cpuSeconds, step.name)),
    line(seconds, busy, `${steps.length} steps`),
  ].join('\n');
}

function cost({ cpuSeconds, seconds }: Timed): number {
  return cpuSeconds ?? seconds;
}

function line(seconds: number, cpuSeconds: number | null, name: string): string {
  return `${minutes(seconds).padStart(7)}${(cpuSeconds === null ? '' : minutes(cpuSeconds)).padStart(7)}  ${name}`;
}

function minutes(seconds: number): string {
  return (seconds / 60).toFixed(1);
}
