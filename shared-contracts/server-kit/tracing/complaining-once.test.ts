/** @jest-environment node */
import { ExportResultCode } from '@opentelemetry/core';
import { logFailureOnce } from './complaining-once.ts';

test('a collector that is down for many batches costs one line, and one when it is up again [OPS-17]', () => {
  const lines: object[] = [];
  const log = (facts: object, message: string) => void lines.push({ ...facts, message });
  const results = [true, false, false, false, true, true];
  const exporter = logFailureOnce(
    {
      export: (_spans, done) =>
        done(
          results.shift()
            ? { code: ExportResultCode.SUCCESS }
            : { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') },
        ),
      shutdown: async () => undefined,
    },
    { info: log, warn: log },
  );
  const codes: number[] = [];
  while (results.length > 0) exporter.export([], ({ code }) => void codes.push(code));
  expect(lines).toEqual([
    { reason: 'connect ECONNREFUSED', message: 'the collector takes no traces' },
    { message: 'the collector takes traces again' },
  ]);
  // OpenTelemetry would report each one again.
  expect(new Set(codes)).toEqual(new Set([ExportResultCode.SUCCESS]));
});
