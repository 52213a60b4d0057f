import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseSurface, SURFACE_FILE, type Surface, surfaceNow, surfaceText, VERSION_FILE } from './surface.ts';
import { changesBetween, isAtLeast, lowestVersion } from './version-rule.ts';

/**
 * `npm run surface -w shared-contracts [-- revision]` writes down the contract's surface, and raises its version as far
 * as it must be above the one of that revision (HEAD unless said). A revision without a surface demands nothing.
 * With --check it writes nothing, and fails where the file or the version is not what it must be.
 */
const [argument = 'HEAD'] = process.argv.slice(2);
const now = await surfaceNow();
if (argument === '--check') check(parseSurface(readFileSync(SURFACE_FILE, 'utf8')));
else write(surfaceAt(argument));

function check(committed: Surface): void {
  const changes = changesBetween(committed, now);
  const lines = [...changes.added.map((fact) => `+ ${fact}`), ...changes.removed.map((fact) => `- ${fact}`)];
  if (lines.length === 0 && now.version === committed.version) return;
  const needed = `The contract needs version ${lowestVersion(committed, changes)}: npm run surface -w shared-contracts`;
  process.stdout.write(`${[...lines, needed].join('\n')}\n`);
  process.exitCode = 1;
}

function write(before: Surface | null): void {
  const changes = before && changesBetween(before, now);
  const lowest = before && changes ? lowestVersion(before, changes) : now.version;
  const version = isAtLeast(now.version, lowest) ? now.version : lowest;
  const source = readFileSync(VERSION_FILE, 'utf8');
  if (version !== now.version) writeFileSync(VERSION_FILE, source.replace(`'${now.version}'`, `'${version}'`));
  writeFileSync(SURFACE_FILE, surfaceText({ ...now, version }));
  process.stdout.write(
    `contract ${version}: ${changes?.added.length ?? 'all'} new, ${changes?.removed.length ?? 0} gone\n`,
  );
}

function surfaceAt(revision: string): Surface | null {
  const object = `${revision}:shared-contracts/contract/surface.txt`;
  try {
    const text = execFileSync('git', ['show', object], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return parseSurface(text);
  } catch {
    return null;
  }
}
