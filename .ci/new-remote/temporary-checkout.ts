import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  '.ci',
  '.gitignore',
  '.env.example',
  'Dockerfile',
  'biome.json',
  'docker-compose.yml',
  'docker-compose.canary.yml',
];
const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

/** A checkout that a test may add a package to: its lists are copies, its libraries and other packages are this one's. */
export function temporaryCheckout(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const name of [...COPIED, ...MANIFESTS])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'shared-contracts'), path.join(root, 'shared-contracts'), 'junction');
  const modules = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(modules))
    symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name), 'junction');
  return root;
}
