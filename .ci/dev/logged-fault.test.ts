import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { serviceLog } from 'shared-contracts/server-kit/service-log';
import { logEntry, loggedFault } from './logged-fault.ts';

/** What the developer of a remote sees of what a service logs. */
function shown(log: (logger: ReturnType<typeof pino>) => void): string | undefined {
  const stream = new PassThrough();
  log(pino(serviceLog({ service: 'shell', version: '0.1.0', level: 'info' }), stream));
  const entry = logEntry(String(stream.read()));
  return entry && loggedFault(entry);
}

// The filter compared pino's numbers with the words that the services log: no warning was ever shown.
test.each(['warn', 'error', 'fatal'] as const)('what a service logs at the level %s is shown [OPS-27]', (level) => {
  expect(shown((logger) => logger[level]({ remote: 'mfe-content' }, 'page failed'))).toBe(
    `${level}: page failed\n  remote: mfe-content`,
  );
});

test('what goes well is not [OPS-27]', () => {
  expect(shown((logger) => logger.info('composition live'))).toBeUndefined();
});

test('a throw is shown with the line of its source and its stack [OPS-27]', () => {
  const stack = 'TypeError: broken\n    at Faqs (/releases/mfe-content/1~a/node/x.js:1:1)';
  const fault = shown((logger) =>
    logger.error({ path: '/Faqs', source: 'src/faqs/faqs.tsx:12:3', stack }, 'region failed'),
  );
  expect(fault).toBe(`error: region failed at src/faqs/faqs.tsx:12:3\n  path: /Faqs\n${stack}`);
});

test('an error of the API is shown with its message and the lines of its sources [OPS-27]', () => {
  const fault = shown((logger) => logger.error({ err: new RangeError('no such page') }, 'request failed'));
  expect(fault).toMatch(/^error: request failed\nRangeError: no such page\n {4}at .*logged-fault\.test\.ts\S*:\d+:\d+/);
});

test.each(['', 'null', '40', '{"level":40}', 'Warning: a key is missing'])(
  'what is no entry of a log is none: %s',
  (line) => {
    expect(logEntry(line)).toBeUndefined();
  },
);
