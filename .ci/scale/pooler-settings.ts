import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Prints the settings of PgBouncer for the server of DATABASE_DIRECT_URL, and writes who may log in.
 * A password that the address escapes is written as it is.
 */
const { DATABASE_DIRECT_URL = '', DATA_DIR = '', HOST = '', PORT = '' } = process.env;
const { hostname, port, username, password } = new URL(DATABASE_DIRECT_URL);
const users = path.join(DATA_DIR, 'userlist.txt');
const quoted = [username, password].map((text) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`);
writeFileSync(users, `${quoted.join(' ')}\n`, { mode: 0o600 });

process.stdout.write(`${readFileSync('store-api/pooler/pgbouncer.ini', 'utf8')}
[databases]
* = host=${hostname} port=${port || '5432'}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${PORT}
auth_file = ${users}
unix_socket_dir =
`);
