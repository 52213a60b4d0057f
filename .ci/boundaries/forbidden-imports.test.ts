import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  for (const file of ['biome.json', '.gitignore']) cpSync(path.join(ROOT, file), path.join(project, file));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** The lint findings for a line of code in that file. */
function lint(file: string, line: string): string {
  write(file, line);
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'lint', file], { cwd: project, encoding: 'utf8' });
  return stdout + stderr;
}

function write(file: string, line: string): void {
  const full = path.join(project, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${line}\n`);
}

const RULE = 'noRestrictedImports';

test.each([
  ['mfe-catalog/src/product/page.tsx', "import 'mfe-cart-checkout/src/cart/page.tsx';"],
  ['mfe-catalog/src/product/page.tsx', "import '../../../mfe-cart-checkout/src/cart/page.tsx';"],
  ['mfe-account/src/login/page.tsx', "await import('../../../shell/src/routes/store-root.tsx');"],
  ['mfe-content/src/home/page.tsx', "import type { Row } from '../../../store-api/src/platform/database/schema.ts';"],
  ['mfe-content/src/home/page.tsx', "import 'react-router-dom';"],
  ['mfe-content/src/home/page.tsx', "import 'antd/es/drawer';"],
  ['mfe-content/src/home/page.tsx', "import 'ky';"],
  ['mfe-content/src/home/page.tsx', "import 'shared-contracts/server/change-stream';"],
  ['mfe-content/src/home/page.tsx', "import 'shared-contracts/server-kit/fair-queue';"],
  ['mfe-content/src/home/page.test.tsx', "import '../../../mfe-catalog/src/product-card/product-card.tsx';"],
  ['mfe-content/rspack.config.ts', "import '../mfe-catalog/rspack.config.ts';"],
  ['shell/src/routes/store-root.tsx', "import '../../../mfe-catalog/src/listing/page.tsx';"],
  ['shell/src/server/main.ts', "import 'store-api/src/app.ts';"],
  ['store-api/src/app.ts', "import 'react';"],
  ['store-api/src/app.ts', "import '../../shell/src/server/main.ts';"],
  ['store-api/src/app.ts', "import 'shared-contracts/kit/store-link';"],
  ['shared-contracts/contract/index.ts', "import '../../mfe-catalog/src/words.ts';"],
])('in %s lint refuses %s [OPS-01]', (file, line) => {
  expect(lint(file, line)).toContain(RULE);
});

test.each([
  ['mfe-catalog/src/product/page.tsx', "import 'shared-contracts';"],
  ['mfe-catalog/src/product/page.tsx', "import 'shared-contracts/api/get-product-detail';"],
  ['mfe-catalog/src/product/page.tsx', "import '../product-card/product-card.tsx';"],
  ['mfe-catalog/rspack.config.ts', "import 'shared-contracts/build/preset.ts';"],
  ['store-api/src/app.ts', "import 'shared-contracts/domain/money';"],
])('in %s lint allows %s [OPS-01]', (file, line) => {
  const output = lint(file, line);
  expect(output).toContain('Checked 1 file');
  expect(output).not.toContain(RULE);
});

test.each(['shell/src', 'mfe-catalog/src', 'shared-contracts/contract', 'store-api/src', 'e2e/money', '.ci/start'])(
  'in %s lint refuses files that import each other, for a type alone or later too [OPS-01]',
  (folder) => {
    write(`${folder}/late.ts`, "export const early = () => import('./early.ts');");
    expect(lint(`${folder}/early.ts`, 'export type Early = string;')).not.toContain('noImportCycles');
    expect(lint(`${folder}/early.ts`, "export type { early } from './late.ts';")).toContain('noImportCycles');
  },
);
