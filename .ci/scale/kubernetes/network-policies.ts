import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { ComposeFile, ComposeService } from '../compose-types.ts';
import { INGRESS } from './ingress.ts';

const network = (name: string) => `network/${name}`;
const ports = (port: number, ...protocols: readonly ('TCP' | 'UDP')[]) =>
  protocols.map((protocol) => ({ protocol, port }));
/** In a pod, or NodeLocal DNSCache, which is of the machine and matches no selector. */
const DNS = {
  to: [{ namespaceSelector: {} }, { ipBlock: { cidr: '169.254.20.10/32' } }],
  ports: ports(53, 'UDP', 'TCP'),
};
/** Where Prometheus runs. */
const MONITORING = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };
const DATABASE_PORT = 5432;

export function labelsOfNetworks({ networks }: ComposeService): Record<string, string> {
  return Object.fromEntries(networks.map((name) => [network(name), 'member']));
}

/** Nothing may talk but the members of each network of compose with one another; an 'internal' one reaches nothing else. */
export function networkPolicies({ networks }: ComposeFile): INetworkPolicy[] {
  return [
    policy('nothing', { podSelector: {}, policyTypes: ['Ingress', 'Egress'], egress: [DNS] }),
    ...Object.entries(networks).map(([name, options]) => {
      const members = { podSelector: { matchLabels: { [network(name)]: 'member' } } };
      return policy(`network-${name}`, {
        ...members,
        policyTypes: ['Ingress', 'Egress'],
        ingress: [{ from: [members] }],
        egress: options?.internal ? [{ to: [members] }] : [{}],
      });
    }),
    // PostgreSQL is outside of this namespace, at an address that only its Secret has.
    policy('database', {
      podSelector: { matchLabels: { [network('database')]: 'member' } },
      policyTypes: ['Egress'],
      egress: [{ ports: ports(DATABASE_PORT, 'TCP') }],
    }),
    policy('ingress', {
      podSelector: { matchLabels: { 'app.kubernetes.io/name': INGRESS.service } },
      policyTypes: ['Ingress'],
      ingress: [{ ports: ports(INGRESS.port, 'TCP') }],
    }),
    policy('metrics', {
      podSelector: {
        matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: ['shell', 'store-api'] }],
      },
      policyTypes: ['Ingress'],
      ingress: [{ from: [MONITORING] }],
    }),
  ];
}

function policy(name: string, spec: NonNullable<INetworkPolicy['spec']>): INetworkPolicy {
  return { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name }, spec };
}
