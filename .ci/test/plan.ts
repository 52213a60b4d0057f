import { existsSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../packages.ts';
import { BUILT } from '../start/service-plan.ts';
import type { Step } from './step.ts';
import { jestTally, playwrightTally } from './tally.ts';

/** Folders with a tsconfig. */
const TYPED = [...PACKAGES, '.ci'];

interface JestPart {
  readonly name: string;
  /** A package longer than all others runs in parts, one for each processor. */
  readonly shard?: `${number}/${number}`;
}

/** The most costly first, so that the lanes end together, then packages that are not named (docs/tests.md). */
const JEST_ORDER: readonly JestPart[] = [
  { name: 'store-api', shard: '1/2' },
  { name: 'store-api', shard: '2/2' },
  { name: '.ci' },
  { name: 'shell' },
  { name: 'mfe-catalog' },
  { name: 'mfe-account' },
  { name: 'mfe-cart-checkout' },
  { name: 'mfe-content' },
  { name: 'shared-contracts' },
];
const ORDERED = new Set(JEST_ORDER.map(({ name }) => name));
const JEST_PARTS: readonly JestPart[] = [
  ...JEST_ORDER,
  ...PACKAGES.filter((name) => !ORDERED.has(name)).map((name) => ({ name })),
];

export function typeSteps(root: string, names: readonly string[] = TYPED): Step[] {
  return names.map((name) => ({
    name: `types ${name}`,
    directory: root,
    command: [path.join(root, 'node_modules/@typescript/native/bin/tsc'), '--noEmit', '-p', name],
  }));
}

/** The production builds, which all later steps need. */
export function buildSteps(root: string): Step[] {
  return BUILT.map((name) => ({
    name: `build ${name}`,
    directory: path.join(root, name),
    command: ['--run', 'build'],
  }));
}

export function checkSteps(root: string): Step[] {
  return [lintStep(root, '.'), ...typeSteps(root)];
}

function lintStep(root: string, folder: string): Step {
  const command = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', folder];
  return { name: 'lint', directory: root, command };
}

/** What a package must pass on its own before it is shipped. */
export function packageSteps(root: string, name: string): Step[] {
  const jest = ['--experimental-vm-modules', '--no-warnings', path.join(root, 'node_modules/jest/bin/jest.js')];
  return [
    { name: 'tests', directory: path.join(root, name), command: jest },
    ...typeSteps(root, [name]),
    lintStep(root, name),
  ];
}

/** Jest's run of each package: of `tests`, relative to the root, or of all. */
export function jestSteps(root: string, reports: string, tests?: readonly string[]): Step[] {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  return JEST_PARTS.flatMap(({ name, shard }) => {
    if (!existsSync(path.join(root, name, 'jest.config.mjs'))) return [];
    const chosen = tests && below(name, tests);
    if (chosen?.length === 0) return [];
    const report = path.join(reports, `jest-${name}-${shard?.replace('/', '-of-') ?? 'whole'}.json`);
    return {
      name: shard ? `Jest ${name} ${shard}` : `Jest ${name}`,
      directory: path.join(root, name),
      command: [
        '--experimental-vm-modules',
        '--no-warnings',
        jest,
        '--maxWorkers=1',
        ...(shard ? [`--shard=${shard}`, '--passWithNoTests'] : []),
        '--json',
        `--outputFile=${report}`,
        ...(chosen ? ['--runTestsByPath', ...chosen] : []),
      ],
      tally: () => jestTally(report),
    };
  });
}

/** The journeys of `specs`, relative to the root, or all. */
export function journeys(root: string, reports: string, chromium: string, specs?: readonly string[]): Step {
  const report = path.join(reports, 'playwright.json');
  return {
    name: 'Playwright journeys',
    directory: path.join(root, 'e2e'),
    command: [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...(specs ? below('e2e', specs) : [])],
    environment: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    tally: () => playwrightTally(report),
  };
}

/** The files below a package's folder, relative to it. */
function below(name: string, files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1));
}
