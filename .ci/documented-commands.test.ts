import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

const documents = () =>
  execFileSync('git', ['ls-files', '*.md', '.env.example'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** In a container the image's Node runs them. */
const IN_A_CONTAINER = /docker compose (?:exec|run) /;
const BY_ANY_NODE = /(?<!npx )\bnode (?:--\S+ )*[\w./-]*(?:\.ts\b|node_modules\/)/;

// Node 20, which the README allows, runs no TypeScript: `npx` and `npm` take the Node that the project brings.
test('documented commands run on the Node of the project, whichever the machine has', () => {
  const wrong = documents().flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => BY_ANY_NODE.test(line) && !IN_A_CONTAINER.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
