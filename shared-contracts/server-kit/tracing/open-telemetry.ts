import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { logFailureOnce } from './complaining-once.ts';
import type { SpanFacts, SpanStart, TracedService, Tracing, TracingLog } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Some 2 MB of spans; more are dropped while the collector does not keep up. */
const MOST_WAITING = 2048;

/** The longest text of a fact: statements are cut. */
const LONGEST_TEXT = 2000;

const CLOSE_MS = 2000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Spans of one service, exported in batches. Nothing is registered globally, and no library is patched. */
export function startOpenTelemetry(settings: TracingSettings, service: TracedService, log: TracingLog): Tracing {
  const contexts = new AsyncLocalStorage<Context>();
  const propagator = new W3CTraceContextPropagator();
  const exporter = logFailureOnce(new OTLPTraceExporter({ url: settings.url }), log);
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({
        'service.name': settings.serviceName || service.name,
        'service.version': service.version,
      }),
    ),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: MOST_WAITING })],
  });
  const tracer = provider.getTracer('furniture-store');
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;
  const start = ({ name, kind, facts }: SpanStart, parent: Context, startTime?: number) =>
    tracer.startSpan(
      name,
      { kind: KINDS[kind], ...(facts ? { attributes: facts } : {}), ...(startTime ? { startTime } : {}) },
      parent,
    );

  return {
    isOn: true,
    begin(started, from) {
      const parent = from ? propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter) : ROOT_CONTEXT;
      const span = start(started, parent);
      const context = trace.setSpan(parent, span);
      const { traceId, spanId } = span.spanContext();
      return {
        ids: { trace_id: traceId, span_id: spanId },
        within: (work) => contexts.run(context, work),
        end: (name, facts, failed) => {
          span.updateName(name);
          end(span, facts, failed);
        },
      };
    },
    async span(started, work) {
      const parent = current();
      const span = start(started, parent);
      try {
        const result = await contexts.run(trace.setSpan(parent, span), work);
        end(span, {}, false);
        return result;
      } catch (fault) {
        // Its message may quote what a person typed.
        end(span, { 'error.type': fault instanceof Error ? fault.name : 'unknown' }, true);
        throw fault;
      }
    },
    add(started, milliseconds, failed) {
      const parent = current();
      if (!trace.getSpan(parent)?.isRecording()) return;
      end(start(started, parent, Date.now() - milliseconds), {}, failed);
    },
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(current(), headers, defaultTextMapSetter);
      return headers;
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

function end(span: Span, facts: SpanFacts, failed: boolean): void {
  span.setAttributes(facts);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const byRatio = new TraceIdRatioBasedSampler(ratio);
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return byRatio;
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: byRatio });
  }
}
