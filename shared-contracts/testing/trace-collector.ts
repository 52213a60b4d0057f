import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** '' for the first span of a trace. */
  readonly parentSpanId: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}

export interface TraceCollector {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** All that arrived, as it was sent. */
  text(): string;
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId'> & {
        readonly parentSpanId?: string;
        readonly attributes: readonly Attribute[];
        readonly status: { readonly code?: number };
      })[];
    }[];
  }[];
}

const FAILED = 2;

/** Takes spans by OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    texts.push(text);
    spans.push(...spansIn(JSON.parse(text)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => texts.join('\n'),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function spansIn({ resourceSpans }: Batch): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(factsOf(resource.attributes)['service.name']);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', attributes, status }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId,
        facts: factsOf(attributes),
        failed: status.code === FAILED,
      }));
  });
}

function factsOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
