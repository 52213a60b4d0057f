import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/operations');
const text = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const named = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map(([, name]) => name);

test('the rules of the alerts are whole, and each is shown to fire and to be silent', () => {
  const alerts = named('alerts.yml', /- alert: (\w+)/g);
  expect(alerts.length).toBeGreaterThan(20);
  expect(named('alerts.test.yml', /- alertname: (\w+)/g)).toEqual(alerts);
  expect(named('alerts.test.yml', /\{ alertname: (\w+), eval_time: 2h, exp_alerts: \[\] \}/g)).toEqual(alerts);
});

test('no panel of the dashboard is without a query, and no two have one name', () => {
  const { panels } = JSON.parse(text('dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  expect(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).filter((expr) => expr === '')).toEqual([]);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});

// promtool comes with Debian's prometheus, which .ci/run installs; a desk without it has the test above.
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? test : test.skip)('promtool finds that they do', () => {
  execFileSync('promtool', ['check', 'rules', 'alerts.yml'], { cwd: FOLDER, stdio: 'pipe' });
  execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER, stdio: 'pipe' });
});
