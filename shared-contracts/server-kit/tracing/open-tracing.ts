import { NO_TRACING, type TracedService, type Tracing, type TracingLog } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Loads OpenTelemetry where the settings name a collector, and nothing of it elsewhere. */
export async function openTracing(
  settings: TracingSettings | null,
  service: TracedService,
  log: TracingLog,
): Promise<Tracing> {
  if (!settings) return NO_TRACING;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry(settings, service, log);
}
