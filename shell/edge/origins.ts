import { pathToFileURL } from 'node:url';

export interface EdgeOrigins {
  /** Of the shells, e.g. 'http://shell-1:3000'. */
  readonly shells: readonly string[];
  /** Addresses or ranges in Varnish's form from which shells purge, e.g. '10.0.0.0/8'. */
  readonly purgers: readonly string[];
}

/** `edge-origins.vcl`, which store.vcl includes. @throws a RangeError for what is no origin or address */
export function edgeOrigins({ shells, purgers }: EdgeOrigins): string {
  const backends = shells.map((shell, index) => {
    const { hostname, port } = new URL(shell);
    return `backend shell_${index + 1} {
    .host = "${hostname.replace(/^\[|\]$/g, '')}";
    .port = "${port || '80'}";
    # A page waits for its turn for 5 s, and is rendered within 6.
    .first_byte_timeout = 35s;
    .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 1; }
}
`;
  });
  const added = shells.map((_, index) => `    store.add_backend(shell_${index + 1});\n`);
  return `import directors;

${backends.join('')}
acl purgers {
${purgers.map((range) => `    ${aclEntry(range)};\n`).join('')}}

sub vcl_init {
    new store = directors.round_robin();
${added.join('')}}
`;
}

function aclEntry(range: string): string {
  const [, address = '', , bits] = /^([\da-fA-F.:]+|[a-zA-Z][\w.-]*)(\/(\d{1,3}))?$/.exec(range) ?? [];
  if (address === '') throw new RangeError(`'${range}' is no address`);
  return bits === undefined ? `"${address}"` : `"${address}"/${bits}`;
}

/** Prints the file: `npx node shell/edge/origins.ts http://shell-1:3000,http://shell-2:3000 10.0.0.0/8`. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [shells = '', purgers = ''] = process.argv.slice(2);
  process.stdout.write(edgeOrigins({ shells: shells.split(','), purgers: purgers.split(',') }));
}
