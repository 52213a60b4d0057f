import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IIoK8sApiCoreV1EnvFromSource as EnvFromSource } from 'kubernetes-models/v1/EnvFromSource';
import type { IIoK8sApiCoreV1EnvVar as EnvVar } from 'kubernetes-models/v1/EnvVar';
import { interpolate, VARIABLE } from '../compose-file.ts';
import { type Deployed, INSTEAD } from './deployed.ts';

/** Secrets: manifests reference them and never contain their values. */
const SECRET = /PASSWORD|SECRET|TOKEN|PREVIEW_KEY|_KEY_ID$|^DATABASE_|^SMTP_URL$|^OTEL_EXPORTER_OTLP_HEADERS$/;
/** Of the bucket, a key of each service's own: a shell has no business with backups. */
const OF_BUCKET = /^AWS_/;
/** Made by operators, docs/operations/scale.md. */
const SECRETS = 'store-secrets';

export interface Settings {
  readonly configMap: IConfigMap;
  readonly env: EnvVar[];
  readonly envFrom: EnvFromSource[];
}

/**
 * The variables of compose: its values and defaults are in '{name}-settings'; what operators set in '{name}-own' counts
 * instead; secrets are references to one Secret.
 */
export function settingsOf({ name, service }: Deployed): Settings {
  const env: EnvVar[] = [];
  const data: Record<string, string> = {};
  for (const [variable, value] of Object.entries(service.environment)) {
    const text = String(value);
    const isRequired = text.includes(':?') && variable !== 'DATABASE_READ_URLS';
    if (SECRET.test(variable)) {
      env.push({
        name: variable,
        valueFrom: {
          secretKeyRef: {
            name: OF_BUCKET.test(variable) ? `${name}-bucket` : SECRETS,
            key: variable,
            optional: !isRequired,
          },
        },
      });
    } else if (isRequired) {
      env.push({ name: variable, valueFrom: { configMapKeyRef: { name: `${name}-own`, key: variable } } });
    } else {
      const filled = interpolate(
        text.replace(VARIABLE, (whole) => INSTEAD[whole] ?? whole),
        {},
      );
      if (filled)
        data[variable] = Object.entries(INSTEAD).reduce((now, [from, to]) => now.replaceAll(from, to), filled);
    }
  }
  return {
    configMap: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `${name}-settings` }, data },
    env,
    envFrom: [
      { configMapRef: { name: `${name}-settings` } },
      { configMapRef: { name: `${name}-own`, optional: true } },
    ],
  };
}
