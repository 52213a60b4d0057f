/** @jest-environment node */
import { readTracing } from './tracing-settings.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };

test('there are no traces unless a collector is named [OPS-17]', () => {
  expect(readTracing({ OTEL_TRACES_SAMPLER: 'always_on' })).toEqual({ ok: true, tracing: null });
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual({ ok: true, tracing: null });
});

test('the standard variables say where traces go and how many', () => {
  const usual = { serviceName: '', sampler: 'parentbased_always_on', ratio: 1 };
  const url = 'http://127.0.0.1:4318/v1/traces';
  expect(readTracing(endpoint)).toEqual({ ok: true, tracing: { ...usual, url } });
  const tenth = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readTracing({ ...endpoint, ...tenth, OTEL_SERVICE_NAME: 'shop' })).toEqual({
    ok: true,
    tracing: { url, serviceName: 'shop', sampler: 'parentbased_traceidratio', ratio: 0.1 },
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317', 'must be an address like http://127.0.0.1:4318.'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', "must be 'http/json' or absent."],
  ['OTEL_TRACES_SAMPLER', 'some', 'must be one of always_on, always_off, traceidratio, '],
  ['OTEL_TRACES_SAMPLER_ARG', '10%', 'must be a number from 0 to 1.'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  const read = readTracing({ ...endpoint, [name]: value });
  expect(read).toEqual({ ok: false, faults: [expect.stringContaining(`${name} ${sentence}`)] });
});
