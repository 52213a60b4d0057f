import { embeddedJson } from './boot-data.ts';

test('data cannot leave the script element it is embedded in [SEC-01]', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--', separators: '\u2028\u2029' };
  const text = embeddedJson(hostile);
  expect(text).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(text)).toEqual(hostile);
});
