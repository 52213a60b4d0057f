import { addressesOf, hostOf } from './database-hosts.ts';

test('an address of several hosts is one address for each, as libpq reads it [SCALE-02]', () => {
  expect(addressesOf('postgres://store:p%40ss@one:5432,two:5433/store?sslmode=require')).toEqual([
    'postgres://store:p%40ss@one:5432/store?sslmode=require',
    'postgres://store:p%40ss@two:5433/store?sslmode=require',
  ]);
  expect(addressesOf('postgres://one/store')).toEqual(['postgres://one/store']);
});

test('a server is named without its password [SCALE-02]', () => {
  expect(hostOf('postgres://store:secret@one:5432/store')).toBe('one:5432');
});
