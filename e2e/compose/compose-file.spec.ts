import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv } from 'ajv';
import { REMOTES } from '../../.ci/packages.ts';
import { composeText, ONE_OF_EACH, ROOT, readCompose, SCALE, variablesOf } from '../../.ci/scale/compose-file.ts';

const DEPLOYABLES = ['shell', ...REMOTES, 'store-api'];

/** What has no default. */
const GIVEN = { POSTGRES_PASSWORD: 'x', RELEASE_KEYS: 'x', EDGE_PURGE_SECRET: 'x' };

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const versionVariable = (service: string) => `${service.toUpperCase().replaceAll('-', '_')}_VERSION`;

test('docker-compose.yml and the profile `scale` keep to the compose schema', { tag: '@OPS-02' }, () => {
  const schema = JSON.parse(read('e2e/compose/compose-schema.json'));
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, formats: { ports: /^[\d.:-]+(\/(tcp|udp))?$/ } });
  const validate = ajv.compile(schema);
  for (const topology of [ONE_OF_EACH, SCALE]) {
    validate(readCompose(GIVEN, topology));
    expect(validate.errors ?? []).toEqual([]);
  }
});

test('there is a service per deployable, each with a health check, and PostgreSQL', { tag: '@OPS-02' }, () => {
  const { services } = readCompose(GIVEN);
  expect(Object.keys(services).toSorted()).toEqual([...DEPLOYABLES, 'postgres'].toSorted());
  for (const { healthcheck } of Object.values(services)) expect(healthcheck.test[0]).toBe('CMD');
});

for (const name of DEPLOYABLES) {
  test(`${name} runs and is built at the version that its own variable names, and no other`, {
    tag: ['@OPS-01', '@OPS-02'],
  }, () => {
    const before = readCompose(GIVEN).services;
    const after = readCompose({ ...GIVEN, [versionVariable(name)]: '7.8.9' }).services;
    expect(after[name]?.image).toBe(`furniture-store/${name}:7.8.9`);
    expect(after[name]?.build?.args).toEqual({ PACKAGE: name, VERSION: '7.8.9', COMMIT: 'unknown' });
    const changed = Object.keys(after).filter(
      (service) => JSON.stringify(after[service]) !== JSON.stringify(before[service]),
    );
    expect(changed).toEqual([name]);
  });
}

test('one variable makes the next version of a remote the canary of the one that runs', { tag: '@OPS-05' }, () => {
  const { services } = readCompose(
    { CANARY_VERSION: '0.2.0', CANARY_PERCENT: '10' },
    { ...ONE_OF_EACH, files: ['docker-compose.canary.yml'] },
  );
  expect(Object.keys(services)).toEqual(expect.arrayContaining([...REMOTES]));
  for (const [name, { image, build }] of Object.entries(services)) {
    expect(image).toBe(`furniture-store/${name}:0.2.0-canary`);
    const live = readCompose(GIVEN).services[name]?.image;
    expect(build?.args).toEqual({ VERSION: '0.2.0', CANARY_PERCENT: '10', LIVE_IMAGE: live });
  }
});

test('no service can gain rights or change its image, and none runs as root', { tag: '@OPS-18' }, () => {
  for (const [name, service] of Object.entries(readCompose(GIVEN, SCALE).services)) {
    expect.soft(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.arrayContaining(['/tmp']),
    });
    expect
      .soft(service.build ? read('Dockerfile') : `USER ${service.user}`, name)
      .toMatch(/^USER (1000:1000|postgres)$/m);
  }
});

test('each service has limits of memory and processes, and its log is rotated', { tag: '@OPS-18' }, () => {
  for (const [name, service] of Object.entries(readCompose(GIVEN, SCALE).services)) {
    expect.soft(service.mem_limit, name).toMatch(/^(256m|[124]g)$/);
    expect.soft(service.pids_limit, name).toBe(name === 'edge' ? 4096 : 256);
    expect.soft(service.logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
  }
});

test('services share a network only where one calls the other, and only the shell is published', {
  tag: '@OPS-18',
}, () => {
  const { services, networks } = readCompose(GIVEN);
  const reaches = (name: string) =>
    Object.entries(services)
      .filter(
        ([other, { networks }]) => other !== name && networks.some((net) => services[name]?.networks.includes(net)),
      )
      .map(([other]) => other)
      .toSorted();
  expect(reaches('postgres')).toEqual(['store-api']);
  expect(reaches('store-api')).toEqual(['postgres', 'shell']);
  const remotes = DEPLOYABLES.filter((name) => name.startsWith('mfe-'));
  expect(reaches('shell')).toEqual([...remotes, 'store-api'].toSorted());
  // Remotes and the database make no requests.
  for (const name of ['releases', 'database']) expect(networks[name]).toEqual({ internal: true });
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['shell', ['127.0.0.1:3000:3000']]]);
  // A team's remote that does not come up keeps no other from being shown.
  expect(Object.keys(services.shell?.depends_on ?? {})).toEqual(['store-api']);
});

test('with the profile `scale` there are two of each, and only the balancer is published', {
  tag: ['@OPS-18', '@OPS-15'],
}, () => {
  const { services } = readCompose(GIVEN, SCALE);
  const added = ['shell-2', 'store-api-2', 'balancer', 'edge', 'pooler', 'postgres-replica'];
  expect(Object.keys(services).toSorted()).toEqual([...DEPLOYABLES, 'postgres', ...added].toSorted());
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([['balancer', '127.0.0.1:3000:3000']]);
  for (const name of ['shell', 'store-api']) {
    const { PEER_ORIGINS: _, ...environment } = services[name]?.environment ?? {};
    expect(services[`${name}-2`]).toMatchObject({ image: services[name]?.image, environment });
  }
  // What stores public answers reaches neither API nor database.
  expect(services.edge?.networks).toEqual(['public']);
  expect(services.pooler?.networks).toEqual(['database']);
});

test('no key of a team gets into an image', { tag: '@OPS-18' }, () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '**/*.pem', '**/*.key']));
});

test('no secret has a default that works', { tag: ['@OPS-02', '@OPS-18'] }, () => {
  const withoutComments = read('.env.example').replace(/^#.*$/gm, '');
  const secrets = [...withoutComments.matchAll(/^(\w*(?:PASSWORD|SECRET|KEY|TOKEN)\w*)=(.*)$/gm)];
  expect(secrets.map(([, name, value]) => [name, value])).toEqual([
    ['RELEASE_KEYS', ''],
    ['POSTGRES_PASSWORD', ''],
  ]);
  const defaults = [...composeText().matchAll(/\$\{(\w*(?:PASSWORD|SECRET|TOKEN)\w*):-([^}]+)\}/g)];
  expect(defaults).toEqual([]);
});

test('a missing database password or release key stops compose with a sentence', { tag: '@OPS-02' }, () => {
  expect(() => readCompose({ RELEASE_KEYS: 'x' })).toThrow('set POSTGRES_PASSWORD in .env');
  expect(() => readCompose({ POSTGRES_PASSWORD: 'x' })).toThrow('set RELEASE_KEYS in .env');
});

test('.env.example describes every variable of docker-compose.yml', { tag: '@OPS-02' }, () => {
  const described = [...read('.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(variablesOf(composeText()).filter((name) => !described.includes(name))).toEqual([]);
});
