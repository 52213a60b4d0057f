import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { composeOf, ROOT, SCALE } from '../compose-file.ts';
import { autoscalerOf, budgetOf, servicesOf } from './around.ts';
import { deployed } from './deployed.ts';
import { ingress } from './ingress.ts';
import { networkPolicies } from './network-policies.ts';
import { settingsOf } from './settings.ts';
import { deploymentOf, statefulSetOf } from './workload.ts';

export const FOLDER = path.join(ROOT, 'docs/operations/kubernetes');

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** Files by name, each a list of objects: what compose says of the profile `scale`, for a cluster. */
export function manifests(): Map<string, readonly Manifest[]> {
  const compose = composeOf(SCALE);
  const files = deployed(compose).map((one): [string, readonly Manifest[]] => {
    const settings = settingsOf(one);
    const { configMap } = settings;
    return [
      `${one.name}.yaml`,
      [
        configMap,
        one.each ? statefulSetOf(one, settings) : deploymentOf(one, settings),
        ...servicesOf(one),
        budgetOf(one),
        ...autoscalerOf(one),
      ],
    ];
  });
  const all = new Map([
    ...files,
    ['network-policies.yaml', networkPolicies(compose)],
    ['ingress.yaml', [ingress()]],
  ] as [string, readonly Manifest[]][]);
  return all.set('kustomization.yaml', [
    {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      ...{ namespace: 'store', resources: [...all.keys()] },
    },
  ]);
}

const ORIGIN =
  '# Made by `npm run manifests` of docker-compose.yml and docker-compose.scale.yml: docs/operations/scale.md.\n';

export function textOf(objects: readonly Manifest[]): string {
  return (
    ORIGIN + objects.map((object) => stringify(object, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n')
  );
}

export function writeManifests(): void {
  for (const [file, objects] of manifests()) writeFileSync(path.join(FOLDER, file), textOf(objects));
}

export function written(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8');
}
