/** @jest-environment node */
import { edgeOrigins } from './origins.ts';

test('each shell is a backend that is asked whether it is ready', () => {
  const vcl = edgeOrigins({
    shells: ['http://shell-1:3000', 'http://[::1]:3001', 'http://shell-3'],
    purgers: ['10.0.0.0/8', '::1', 'shell-1'],
  });
  expect(vcl.match(/\.host = ".*";\n.*\.port = "\d+";/g)).toEqual([
    '.host = "shell-1";\n    .port = "3000";',
    '.host = "::1";\n    .port = "3001";',
    '.host = "shell-3";\n    .port = "80";',
  ]);
  expect(vcl.match(/\.url = "\/readyz"/g)).toHaveLength(3);
  expect(vcl).toContain('acl purgers {\n    "10.0.0.0"/8;\n    "::1";\n    "shell-1";\n}');
  expect(vcl.match(/add_backend\(shell_\d\)/g)).toHaveLength(3);
});

test.each(['', '10.0.0.0/8"; "0.0.0.0', '10.0.0.0/8888'])('%j is no address, and is refused', (range) => {
  expect(() => edgeOrigins({ shells: [], purgers: [range] })).toThrow(RangeError);
});
