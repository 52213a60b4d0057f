import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingLog } from './tracing.ts';

/** Logs that the collector does not take spans, and that it does again, instead of every batch that is lost. */
export function logFailureOnce(exporter: SpanExporter, log: TracingLog): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const failed = code === ExportResultCode.FAILED;
        if (failed && !failing) log.warn({ reason: error?.message }, 'the collector takes no traces');
        if (!failed && failing) log.info({}, 'the collector takes traces again');
        failing = failed;
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
