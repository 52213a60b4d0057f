import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IService } from 'kubernetes-models/v1/Service';
import type { Deployed } from './deployed.ts';
import { APP, portsOf } from './workload.ts';

/** Percent of the CPU that a pod asks for, from which another one is started. */
const CPU_PERCENT = 70;
/** A sale's crowd comes and goes: a pod that is not needed for this long ends. */
const CALM_SECONDS = 300;

export function servicesOf(one: Deployed): IService[] {
  return one.each ? [serviceOf(one), serviceOf(one, 'None')] : [serviceOf(one)];
}

/** @param clusterIP 'None' for the addresses of its pods, also while they start: they are purged from then on */
function serviceOf(one: Deployed, clusterIP?: 'None'): IService {
  const { name } = one;
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: clusterIP ? `${name}-each` : name, labels: { [APP]: name } },
    spec: {
      ...(clusterIP ? { clusterIP, publishNotReadyAddresses: true } : {}),
      selector: { [APP]: name },
      ports: [...portsOf(one)].map(([called, port]) => ({ name: called, port, targetPort: called })),
    },
  };
}

/** Machines are drained one pod at a time. */
export function budgetOf({ name }: Deployed): IPodDisruptionBudget {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name },
    spec: { maxUnavailable: 1, selector: { matchLabels: { [APP]: name } }, unhealthyPodEvictionPolicy: 'AlwaysAllow' },
  };
}

/** By CPU, and by a count of what waits, which Prometheus Adapter offers as a metric of pods. */
export function autoscalerOf({ name, replicas, grows }: Deployed): IHorizontalPodAutoscaler[] {
  if (!grows) return [];
  return [
    {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name },
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
        minReplicas: replicas,
        maxReplicas: grows.most,
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: CPU_PERCENT } },
          },
          {
            type: 'Pods',
            pods: {
              metric: { name: grows.metric, selector: { matchLabels: grows.labels } },
              target: { type: 'AverageValue', averageValue: String(grows.value) },
            },
          },
        ],
        behavior: { scaleDown: { stabilizationWindowSeconds: CALM_SECONDS } },
      },
    },
  ];
}
