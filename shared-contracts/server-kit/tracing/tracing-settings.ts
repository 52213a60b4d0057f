import * as v from 'valibot';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go and how many, as OpenTelemetry's own variables say. */
export interface TracingSettings {
  /** The collector's address for traces. */
  readonly url: string;
  /** '' means the service's own name. */
  readonly serviceName: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** Of traces that are recorded, 0 to 1; only of samplers by ratio. */
  readonly ratio: number;
}

type ReadTracing =
  | { readonly ok: true; readonly tracing: TracingSettings | null }
  | { readonly ok: false; readonly faults: readonly string[] };

const Variables = v.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
        'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.',
      ),
    ),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(
    v.picklist(['http/json'], "OTEL_EXPORTER_OTLP_PROTOCOL must be 'http/json' or absent."),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), ''),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(SAMPLERS, `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}.`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0+)?)$/, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'),
      v.transform(Number),
    ),
    '1',
  ),
});

export const TRACING_VARIABLES: readonly string[] = [
  ...Object.keys(Variables.entries),
  // Read by OpenTelemetry itself.
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_RESOURCE_ATTRIBUTES',
];

/** Empty variables count as absent. Null without an endpoint: no traces. Each fault is a sentence. */
export function readTracing(variables: Readonly<Record<string, string | undefined>>): ReadTracing {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = v.safeParse(Variables, given);
  if (!parsed.success) return { ok: false, faults: parsed.issues.map(({ message }) => message) };
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...rest } = parsed.output;
  if (!endpoint) return { ok: true, tracing: null };
  return {
    ok: true,
    tracing: {
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      serviceName: rest.OTEL_SERVICE_NAME,
      sampler: rest.OTEL_TRACES_SAMPLER,
      ratio: rest.OTEL_TRACES_SAMPLER_ARG,
    },
  };
}
