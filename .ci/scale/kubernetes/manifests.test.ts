import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { composeOf, SCALE } from '../compose-file.ts';
import { deployed } from './deployed.ts';
import { type Manifest, manifests, textOf, written } from './manifests.ts';

/** With the schemas of Kubernetes' own OpenAPI. */
const MODELS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  StatefulSet,
};

const ALL = [...manifests()].filter(([file]) => file !== 'kustomization.yaml');
const OBJECTS = ALL.flatMap(([file]) => parseAllDocuments(written(file)).map((one) => one.toJS()));
const NAMED = OBJECTS.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const);
const of = <Kind extends keyof typeof MODELS>(kind: Kind): InstanceType<(typeof MODELS)[Kind]>[] =>
  OBJECTS.filter((object) => object.kind === kind);
/** A copy, to be changed. */
const shell = () =>
  structuredClone(OBJECTS.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'shell'));

function validate(object: Manifest): void {
  const Model = MODELS[object.kind as keyof typeof MODELS] as new (data: object) => { validate(): void };
  new Model(object).validate();
}

test.each([...manifests()])(
  'docs/operations/kubernetes/%s is what `npm run manifests` makes of compose [OPS-18]',
  (file, objects) => {
    expect(written(file)).toBe(textOf(objects));
  },
);

test.each(NAMED)('%s keeps to the schema of Kubernetes [OPS-18]', (_, object) => {
  expect(() => validate(object)).not.toThrow();
});

const BROKEN: readonly [string, (deployment: ReturnType<typeof shell>) => void][] = [
  [
    'a number that is a word',
    ({ spec }) => {
      spec.revisionHistoryLimit = 'five';
    },
  ],
  [
    'no selector',
    ({ spec }) => {
      delete spec.selector;
    },
  ],
  [
    'a probe without a port',
    ({ spec }) => {
      delete spec.template.spec.containers[0].livenessProbe.httpGet.port;
    },
  ],
  [
    'capabilities that are no list',
    ({ spec }) => {
      spec.template.spec.containers[0].securityContext.capabilities.drop = 'ALL';
    },
  ],
  [
    'another version',
    (deployment) => {
      deployment.apiVersion = 'apps/v2';
    },
  ],
];

test.each(BROKEN)('a deployment with %s is refused [OPS-18]', (_, breakIt) => {
  const broken = shell();
  breakIt(broken);
  expect(() => validate(broken)).toThrow();
});

const PODS = [...of('Deployment'), ...of('StatefulSet')];
const RUNNING = PODS.map((one) => [one.metadata?.name ?? '', one] as const);
const settings = (name: string) =>
  of('ConfigMap').find(({ metadata }) => metadata?.name === `${name}-settings`)?.data ?? {};

test.each(RUNNING)(
  '%s is replaced while it serves: none is missing, and what is in flight has its time [OPS-15]',
  (name, { spec }) => {
    if (spec && 'strategy' in spec) expect(spec.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    else expect(name).toBe('edge');
    const { terminationGracePeriodSeconds = 0, containers = [] } = spec?.template.spec ?? {};
    const { DRAIN_MS = '0', SHUTDOWN_GRACE_MS = '10000' } = settings(name);
    expect(containers[0]?.lifecycle?.preStop).toBeDefined();
    expect(terminationGracePeriodSeconds).toBeGreaterThan(5 + (Number(DRAIN_MS) + Number(SHUTDOWN_GRACE_MS)) / 1000);
  },
);

const podOf = (name: string) => RUNNING.find(([each]) => each === name)?.[1].spec?.template.spec;
const preStopOf = (name: string) => podOf(name)?.containers[0]?.lifecycle?.preStop;

test('what would cut off what is in flight at its signal gets it later, or another one [OPS-15]', () => {
  expect(preStopOf('shell')).toEqual({ sleep: { seconds: 5 } });
  expect(preStopOf('edge')).toEqual({ sleep: { seconds: 15 } });
  expect(preStopOf('pooler')?.exec?.command?.at(-1)).toBe('sleep 5; kill -INT 1; sleep 10');
});

test('a store-api has an hour for its migrations before a probe ends it [OPS-15]', () => {
  const { periodSeconds = 0, failureThreshold = 0 } = podOf('store-api')?.containers[0]?.startupProbe ?? {};
  expect(periodSeconds * failureThreshold).toBe(3600);
});

test('no pod is evicted for copies of what the bucket has [OPS-15]', () => {
  for (const name of ['shell', 'store-api']) {
    expect(podOf(name)?.volumes?.find((volume) => volume.name === 'data')).toEqual({ name: 'data', emptyDir: {} });
  }
});

test('shells purge each pod of the edge, and there is no other [SCALE-01]', () => {
  const edge = of('StatefulSet')[0]?.spec;
  const names = Array.from({ length: edge?.replicas ?? 0 }, (_, pod) => `http://edge-${pod}.${edge?.serviceName}:6081`);
  expect(settings('shell').EDGE_PURGE_URLS?.split(',')).toEqual(names);
  expect(of('HorizontalPodAutoscaler').map(({ metadata }) => metadata?.name)).not.toContain('edge');
});

test.each(RUNNING)(
  'two pods of %s run at least, on machines apart, and a drain takes one at a time [OPS-15]',
  (name, { spec }) => {
    const autoscaler = of('HorizontalPodAutoscaler').find(({ metadata }) => metadata?.name === name);
    expect(autoscaler?.spec?.minReplicas ?? spec?.replicas).toBe(2);
    // Both would write it.
    if (autoscaler) expect(spec?.replicas).toBeUndefined();
    expect(spec?.template.spec?.topologySpreadConstraints?.[0]?.topologyKey).toBe('kubernetes.io/hostname');
    const budget = of('PodDisruptionBudget').find(({ metadata }) => metadata?.name === name);
    expect(budget?.spec).toMatchObject({ maxUnavailable: 1, selector: spec?.selector });
  },
);

test.each(RUNNING)('%s can gain no rights, and has limits [OPS-18]', (_, { spec }) => {
  const { securityContext, containers = [], automountServiceAccountToken } = spec?.template.spec ?? {};
  expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(automountServiceAccountToken).toBe(false);
  expect(containers[0]?.securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(containers[0]?.resources).toMatchObject({
    requests: { cpu: expect.stringMatching(/^\d+m$/), memory: expect.stringMatching(/^\d+Mi$/) },
    limits: { memory: expect.stringMatching(/^\d+Mi$/) },
  });
});

test('no manifest holds a secret: each is a reference to the Secret that operators make [OPS-18]', () => {
  const secret = /PASSWORD|SECRET|TOKEN|PREVIEW_KEY|DATABASE_|SMTP_URL|HEADERS/;
  const values = of('ConfigMap').flatMap(({ data = {} }) => Object.keys(data));
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((name) => secret.test(name))).toEqual([]);
  const variables = PODS.flatMap(({ spec }) => spec?.template.spec?.containers[0]?.env ?? []);
  expect(variables.filter(({ value }) => value !== undefined)).toEqual([]);
  const byReference = variables.filter(({ valueFrom }) => valueFrom?.secretKeyRef?.name === 'store-secrets');
  expect(byReference.map(({ name }) => name)).toEqual(expect.arrayContaining(['DATABASE_URL', 'RAZORPAY_KEY_SECRET']));
  expect(byReference.map(({ valueFrom }) => valueFrom?.secretKeyRef?.key)).toEqual(byReference.map(({ name }) => name));
});

test('a shell has a key of its own to the bucket, which need not open backups [OPS-18]', () => {
  const secretsOf = (name: string) =>
    podOf(name)?.containers[0]?.env?.flatMap(({ name, valueFrom }) =>
      name.startsWith('AWS_') ? [valueFrom?.secretKeyRef?.name] : [],
    );
  expect(secretsOf('shell')).toEqual(['shell-bucket', 'shell-bucket']);
  expect(secretsOf('store-api')).toEqual(['store-api-bucket', 'store-api-bucket']);
});

test('pods reach one another where services of compose share a network, and nowhere else [OPS-18]', () => {
  const labels = new Map(PODS.map((one) => [one.metadata?.name ?? '', one.spec?.template.metadata?.labels ?? {}]));
  const matches = (pod: string, wanted: Readonly<Record<string, string>> = {}) =>
    Object.entries(wanted).every(([label, value]) => labels.get(pod)?.[label] === value);
  const policies = of('NetworkPolicy').map(({ spec }) => spec);
  const reaches = (from: string, to: string) =>
    policies.some(
      (spec) =>
        matches(to, spec?.podSelector?.matchLabels) &&
        spec?.ingress?.some((rule) =>
          rule.from?.some(({ podSelector }) => podSelector && matches(from, podSelector.matchLabels)),
        ),
    );
  const { services, networks } = composeOf(SCALE);
  const names = deployed().map(({ name }) => name);
  const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));
  const share = (one: string, other: string) =>
    services[one]?.networks.some((network) => services[other]?.networks.includes(network));
  expect(pairs.filter(([from, to]) => reaches(from, to))).toEqual(pairs.filter(([from, to]) => share(from, to)));
  // Whatever no policy names is refused.
  expect(policies[0]).toMatchObject({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  expect(policies[0]?.ingress).toBeUndefined();
  const closed = Object.keys(networks).filter((name) => networks[name]?.internal);
  for (const name of closed) {
    const policy = of('NetworkPolicy').find(({ metadata }) => metadata?.name === `network-${name}`);
    expect(policy?.spec?.egress).toEqual([{ to: [{ podSelector: policy?.spec?.podSelector }] }]);
  }
});
