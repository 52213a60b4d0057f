import { createHash } from 'node:crypto';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import type { IIoK8sApiCoreV1Container as Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1LifecycleHandler as LifecycleHandler } from 'kubernetes-models/v1/LifecycleHandler';
import type { IIoK8sApiCoreV1PodTemplateSpec as PodTemplate } from 'kubernetes-models/v1/PodTemplateSpec';
import { interpolate } from '../compose-file.ts';
import type { Deployed } from './deployed.ts';
import { labelsOfNetworks } from './network-policies.ts';
import { probesOf, seconds } from './probes.ts';
import type { Settings } from './settings.ts';

/** Until no proxy of the cluster sends requests to a pod that ends; from then on DRAIN_MS is for connections that are open. */
const ENDPOINTS_SECONDS = 5;
/** Between the end of what was in flight and the end of the process. */
const MARGIN_SECONDS = 2;
/** Of a tmpfs; Varnish's log has 80 MB of one. */
const IN_MEMORY = '256Mi';
const USER = 1000;

export const APP = 'app.kubernetes.io/name';

export function deploymentOf(one: Deployed, settings: Settings): IDeployment {
  const { name, replicas, grows } = one;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: { [APP]: name } },
    spec: {
      // The autoscaler's, where there is one: applying this file again must not undo what it did.
      ...(grows ? {} : { replicas }),
      revisionHistoryLimit: 5,
      selector: { matchLabels: { [APP]: name } },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: podOf(one, settings),
    },
  };
}

/** Of services whose pods are called one by one, at '{name}-0.{name}-each'; they are replaced one after the other. */
export function statefulSetOf(one: Deployed, settings: Settings): IStatefulSet {
  const { name, replicas } = one;
  return {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name, labels: { [APP]: name } },
    spec: {
      replicas,
      serviceName: `${name}-each`,
      podManagementPolicy: 'Parallel',
      updateStrategy: { type: 'RollingUpdate' },
      selector: { matchLabels: { [APP]: name } },
      template: podOf(one, settings),
    },
  };
}

function podOf(one: Deployed, { configMap, env, envFrom }: Settings): PodTemplate {
  const { name, service, cpu } = one;
  const { port, ...probes } = probesOf(one);
  const memory = megabytes(interpolate(service.mem_limit ?? '', {}));
  const places = scratchOf(one);
  const container: Container = {
    name,
    image: interpolate(service.image, {}),
    ...(service.command ? { command: [...service.command] } : {}),
    ...(service.working_dir ? { workingDir: service.working_dir } : {}),
    env,
    envFrom,
    ports: [...portsOf(one)].map(([called, containerPort]) => ({ name: called, containerPort })),
    ...probes,
    lifecycle: { preStop: beforeStop(one, configMap.data ?? {}) },
    resources: {
      requests: { cpu: `${cpu}m`, memory: `${memory / 2}Mi` },
      limits: { memory: `${memory}Mi` },
    },
    securityContext: {
      readOnlyRootFilesystem: service.read_only ?? false,
      allowPrivilegeEscalation: !service.security_opt?.includes('no-new-privileges:true'),
      capabilities: { drop: [...(service.cap_drop ?? [])] },
    },
    volumeMounts: places.map(({ name, mountPath }) => ({ name, mountPath })),
  };
  return {
    metadata: {
      labels: { [APP]: name, ...labelsOfNetworks(service) },
      // Other settings are another template: the pods are replaced one by one.
      annotations: { settings: createHash('sha256').update(JSON.stringify(configMap.data)).digest('hex').slice(0, 12) },
    },
    spec: {
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: USER,
        runAsGroup: USER,
        fsGroup: USER,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      terminationGracePeriodSeconds: graceSeconds(configMap.data ?? {}),
      topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
        maxSkew: 1,
        topologyKey,
        whenUnsatisfiable: 'ScheduleAnyway' as const,
        labelSelector: { matchLabels: { [APP]: name } },
      })),
      containers: [container],
      volumes: places.map(({ name, sizeLimit }) => ({ name, emptyDir: sizeLimit ? { sizeLimit } : {} })),
    },
  };
}

/** PORT is where a service serves, METRICS_PORT where its metrics are, if not there. */
export function portsOf({ service }: Deployed): Map<string, number> {
  const ports = Object.entries(service.environment).filter(([variable]) => variable.endsWith('PORT'));
  return new Map(
    ports.map(([variable, port]) => [
      variable === 'PORT' ? 'http' : variable.replace(/_PORT$/, '').toLowerCase(),
      Number(port),
    ]),
  );
}

function scratchOf({ service }: Deployed) {
  const inMemory = (service.tmpfs ?? []).map((place) => ({
    mountPath: place.split(':')[0] ?? '',
    sizeLimit: IN_MEMORY,
  }));
  // Without a limit, beyond which kubelet would end the pod: it holds copies of what is public in the bucket.
  const onDisk = (service.volumes ?? []).map((volume) => ({
    mountPath: volume.split(':')[1] ?? '',
    sizeLimit: undefined,
  }));
  return [...inMemory, ...onDisk].map((place) => ({ name: place.mountPath.slice(1).replaceAll('/', '-'), ...place }));
}

/** What happens before kubelet's SIGTERM: `stop_signal` of compose, where another one ends what is in flight. */
function beforeStop({ service, cutsOff }: Deployed, settings: Readonly<Record<string, string>>): LifecycleHandler {
  const grace = shutdownSeconds(settings);
  if (service.stop_signal) {
    const signal = service.stop_signal.replace('SIG', '');
    return { exec: { command: ['sh', '-c', `sleep ${ENDPOINTS_SECONDS}; kill -${signal} 1; sleep ${grace}`] } };
  }
  return { sleep: { seconds: ENDPOINTS_SECONDS + (cutsOff ? grace : 0) } };
}

/** After which a pod is killed: it is sent no more, says that it stops, and ends what is in flight. */
function graceSeconds(settings: Readonly<Record<string, string>>): number {
  return ENDPOINTS_SECONDS + shutdownSeconds(settings) + MARGIN_SECONDS;
}

function shutdownSeconds({ DRAIN_MS = '0', SHUTDOWN_GRACE_MS = '10000' }: Readonly<Record<string, string>>): number {
  return seconds(DRAIN_MS) + seconds(SHUTDOWN_GRACE_MS);
}

function megabytes(limit: string): number {
  const [, count = '', unit = ''] = limit.match(/^(\d+)([mg])$/) ?? [];
  if (!count) throw new Error(`no amount of memory: ${limit}`);
  return Number(count) * (unit === 'g' ? 1024 : 1);
}
