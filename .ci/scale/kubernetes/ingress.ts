import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';

/** What the world reaches. */
export const INGRESS = { service: 'edge', port: 6081 };

/** With the certificate of the Secret `store-tls`; the host and the class are the operator's to change. */
export function ingress(): IIngress {
  const host = 'shop.example';
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { name: 'store' },
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: [host], secretName: 'store-tls' }],
      rules: [
        {
          host,
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: { service: { name: INGRESS.service, port: { number: INGRESS.port } } },
              },
            ],
          },
        },
      ],
    },
  };
}
