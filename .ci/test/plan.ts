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
  /** A suite longer than all others runs in parts: Jest keeps the modules of every file, 3 GB for half of store-api. */
  readonly shard?: `${number}/${number}`;
}

/** Longest first, so that the lanes end together, then packages that are not named; timing tests last, after the journeys. */
const JEST_ORDER: readonly JestPart[] = [
  { name: 'store-api', shard: '1/4' },
  { name: 'store-api', shard: '2/4' },
  { name: 'store-api', shard: '3/4' },
  { name: 'store-api', shard: '4/4' },
  { name: 'mfe-catalog' },
  { name: 'mfe-account' },
  { name: 'shell' },
  { name: 'mfe-content' },
  { name: 'mfe-cart-checkout' },
  { name: 'shared-contracts' },
];
const ORDERED = new Set(JEST_ORDER.map(({ name }) => name));
const JEST_PARTS: readonly JestPart[] = [
  ...JEST_ORDER,
  ...PACKAGES.filter((name) => !ORDERED.has(name)).map((name) => ({ name })),
  { name: '.ci' },
];

export function typeSteps(root: string): Step[] {
  return TYPED.map((name) => ({
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
    command: [path.join(root, 'shared-contracts/build/cli.ts'), 'build'],
  }));
}

export function checkSteps(root: string): Step[] {
  const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'];
  return [{ name: 'lint', directory: root, command: lint }, ...typeSteps(root)];
}

export function jestSteps(root: string, reports: string): Step[] {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const parts = JEST_PARTS.filter(({ name }) => existsSync(path.join(root, name, 'jest.config.mjs')));
  return parts.map(({ name, shard }) => {
    const report = path.join(reports, `jest-${name}-${shard?.replace('/', '-of-') ?? 'whole'}.json`);
    return {
      name: shard ? `Jest ${name} ${shard}` : `Jest ${name}`,
      directory: path.join(root, name),
      command: [
        '--experimental-vm-modules',
        '--no-warnings',
        jest,
        '--maxWorkers=1',
        ...(shard ? [`--shard=${shard}`] : []),
        '--json',
        `--outputFile=${report}`,
      ],
      tally: () => jestTally(report),
    };
  });
}

export function journeys(root: string, reports: string, chromium: string): Step {
  const report = path.join(reports, 'playwright.json');
  return {
    name: 'Playwright journeys',
    directory: path.join(root, 'e2e'),
    command: [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
    environment: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    tally: () => playwrightTally(report),
  };
}
