import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Prints the settings of PgBouncer for the server of DATABASE_DIRECT_URL, and writes who may log in.
 * A password that the address escapes is written as it is.
 */
const { DATABASE_DIRECT_URL = '', DATA_DIR = '', HOST = '', PORT = '' } = process.env;
const url = URL.parse(DATABASE_DIRECT_URL);
if (!url) {
  process.stderr.write(
    'pooler: DATABASE_DIRECT_URL must name one server: PgBouncer cannot tell which of several takes writes.\n',
  );
  process.exit(1);
}
const { hostname, port, username, password, searchParams } = url;
const users = path.join(DATA_DIR, 'userlist.txt');
const quoted = [username, password].map((text) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`);
writeFileSync(users, `${quoted.join(' ')}\n`, { mode: 0o600 });

// Its last section is [pgbouncer]: a second one would set all that the first one says to its default.
process.stdout.write(`${readFileSync('store-api/pooler/pgbouncer.ini', 'utf8')}
listen_addr = ${HOST}
listen_port = ${PORT}
auth_file = ${users}
unix_socket_dir =
${tlsOf(searchParams)}[databases]
* = host=${hostname} port=${port || '5432'}
`);

/** What `sslmode` and `sslrootcert` mean to store-api, which reads the same address: all but two modes verify the server's name. */
function tlsOf(query: URLSearchParams): string {
  const mode = query.get('sslmode');
  if (!mode) return '';
  const modes: Readonly<Record<string, string>> = { disable: 'disable', 'no-verify': 'require' };
  return `server_tls_sslmode = ${modes[mode] ?? 'verify-full'}
server_tls_ca_file = ${query.get('sslrootcert') ?? '/etc/ssl/certs/ca-certificates.crt'}
`;
}
