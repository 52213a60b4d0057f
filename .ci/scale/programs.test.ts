import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './compose-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-scale-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settingsFor = (DATABASE_DIRECT_URL: string) =>
  spawnSync(process.execPath, ['.ci/scale/pooler-settings.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { DATABASE_DIRECT_URL, DATA_DIR: folder, HOST: '0.0.0.0', PORT: '6432' },
  });

// The pooler read the host alone: a managed server that wants TLS refused it, and one that does not was asked in the clear.
test.each([
  ['sslmode=require', 'server_tls_sslmode = verify-full\nserver_tls_ca_file = /etc/ssl/certs/ca-certificates.crt\n'],
  ['sslmode=verify-full&sslrootcert=/ca.pem', 'server_tls_sslmode = verify-full\nserver_tls_ca_file = /ca.pem\n'],
  ['sslmode=no-verify', 'server_tls_sslmode = require\n'],
  ['sslmode=disable', 'server_tls_sslmode = disable\n'],
])('the pooler asks the server with the TLS of ?%s [SCALE-03]', (query, expected) => {
  const { stdout } = settingsFor(`postgres://store:p%40"x@db.example/store?${query}`);
  expect(stdout).toContain('* = host=db.example port=5432\n');
  expect(stdout).toContain(expected);
  expect(readFileSync(path.join(folder, 'userlist.txt'), 'utf8')).toBe('"store" "p@""x"\n');
});

// A second [pgbouncer] began again with PgBouncer's defaults: sessions, and 100 clients.
test('the pooler has the settings of pgbouncer.ini, and its own [SCALE-03]', () => {
  const { stdout } = settingsFor('postgres://store:x@one/store');
  const [, settings = '', ...more] = stdout.split('[pgbouncer]\n');
  expect(more).toEqual([]);
  expect(settings).toMatch(/^pool_mode = transaction$[^[]*^listen_port = 6432$[^[]*^\[databases\]$/m);
});

test('an address without sslmode leaves TLS to PgBouncer, and one of several servers is refused with a sentence', () => {
  expect(settingsFor('postgres://store:x@one/store').stdout).not.toContain('tls');
  expect(settingsFor('postgres://store:x@one:5432,two:5432/store')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DATABASE_DIRECT_URL must name one server'),
  });
});

// Cut off after the last file of the copy and before standby.signal, it started as a second server that takes writes.
test.each([
  ['nothing', true, []],
  ['a copy that was cut off early', true, ['backup_label']],
  ['a copy that was cut off before standby.signal', true, ['backup_label', 'global/pg_control']],
  ['a whole copy', false, ['backup_label', 'global/pg_control', 'standby.signal']],
  ['a replica', false, ['global/pg_control', 'standby.signal']],
  ['a replica that was promoted', false, ['global/pg_control']],
])('a replica that finds %s copies the server: %s', (_, copies, files) => {
  const PGDATA = path.join(folder, 'data');
  mkdirSync(path.join(PGDATA, 'global'), { recursive: true });
  for (const file of files) writeFileSync(path.join(PGDATA, file), 'x');
  for (const program of ['pg_basebackup', 'docker-entrypoint.sh']) {
    writeFileSync(path.join(folder, program), `#!/bin/sh\necho ${program}\n`);
    chmodSync(path.join(folder, program), 0o755);
  }
  const { stdout } = spawnSync('bash', [path.join(ROOT, '.ci/scale/replica.sh')], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, PGDATA },
  });
  expect(stdout).toBe(`${copies ? 'pg_basebackup\n' : ''}docker-entrypoint.sh\n`);
});
