import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { childEnvironment } from 'shared-contracts/build/build-environment.ts';
import makeTemplates, { dropTemplates } from '../../store-api/src/testing/template-databases.ts';

/**
 * Changes the code of money, stock, cart, sessions and releases bit by bit and reports which changes no test notices:
 * `npm run mutate [-- --only store-api]`. It takes its time: minutes per package.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** By package: the files to change, below it, and the tests that should notice. */
const SUBJECTS: Readonly<Record<string, { readonly files: readonly string[]; readonly tests: readonly string[] }>> = {
  'shared-contracts': {
    files: ['contract/domain/{money,discount,state-tax,cart-maximum}.ts', 'contract/stores/cart*.ts'],
    tests: ['contract/**/*.test.ts*'],
  },
  'store-api': {
    files: ['src/cart-checkout/pricing/*.ts', 'src/cart-checkout/cart/refusal.ts'],
    tests: ['src/cart-checkout/pricing/**/*.test.ts', 'src/cart-checkout/cart/sums.test.ts'],
  },
  shell: {
    files: [
      'src/server/releases/*.ts',
      'src/server/canaries/canary-{decisions,status,watcher}.ts',
      'src/server/live/{joined-remotes,release-watcher,remotes}.ts',
    ],
    tests: [
      'src/server/releases/**/*.test.ts',
      'src/server/canaries/canary-{status,watcher}.test.ts',
      'src/server/live/{release-watcher,remotes}.test.ts',
    ],
  },
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = Object.keys(SUBJECTS).filter((name) => !values.only || name === values.only);

await makeTemplates();
try {
  for (const name of names) mutate(name);
} finally {
  await dropTemplates();
}

function mutate(name: string): void {
  const { files = [], tests = [] } = SUBJECTS[name] ?? {};
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '.ci/mutation/stryker.config.mjs'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: childEnvironment({
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        MUTATED_PACKAGE: name,
        MUTATED_FILES: files.map((file) => `${name}/${file}`).join(';'),
        MUTATION_TESTS: tests.map((test) => `<rootDir>/${test}`).join(';'),
      }),
    },
  );
  if (status !== 0) process.exitCode = 1;
}
