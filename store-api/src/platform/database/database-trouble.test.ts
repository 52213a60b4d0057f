import { DatabaseUnavailable, troubleOf } from './database-trouble.ts';

const withCode = (code: string) => Object.assign(new Error('said by PostgreSQL'), { code });

it.each([
  ['08006', 'unreachable'],
  ['57P01', 'unreachable'],
  ['57P03', 'unreachable'],
  ['25P03', 'unreachable'],
  ['58030', 'unreachable'],
  ['53300', 'busy'],
  ['55P03', 'busy'],
  ['40P01', 'busy'],
  ['40001', 'busy'],
  ['57014', 'too-slow'],
  ['53100', 'disk-full'],
  ['ENOSPC', 'disk-full'],
] as const)('%s is the database being %s [OPS-09]', (code, trouble) => {
  expect(troubleOf(withCode(code))).toBe(trouble);
});

it.each(['23505', '42P01', '22P02', 'ERR_INVALID_ARG_TYPE'])('%s is a fault of ours [OPS-09]', (code) => {
  expect(troubleOf(withCode(code))).toBeNull();
});

it('a driver without an answer is the database being unreachable [OPS-09]', () => {
  expect(troubleOf(new DatabaseUnavailable('unreachable'))).toBe('unreachable');
  expect(troubleOf(new TypeError('undefined is not a function'))).toBeNull();
});
