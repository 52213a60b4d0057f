/** @jest-environment node */
import { tmpdir } from 'node:os';
import { isDiskFull, machineGauges } from './machine-limits.ts';

test('a disk is full when less is free than a service needs', async () => {
  expect(await isDiskFull(tmpdir(), 1)).toBe(false);
  expect(await isDiskFull(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(true);
});

test('disk and memory are gauges of bytes', async () => {
  const read = await Promise.all(
    machineGauges(tmpdir()).map(async (gauge) => [gauge.name, await gauge.read()] as const),
  );
  const bytes = Object.fromEntries(read);
  expect(Object.keys(bytes)).toEqual(['disk_free_bytes', 'disk_size_bytes', 'process_memory_limit_bytes']);
  expect(bytes.disk_size_bytes).toBeGreaterThan(bytes.disk_free_bytes ?? 0);
  expect(bytes.process_memory_limit_bytes).toBeGreaterThan(process.memoryUsage.rss());
});
