import { misfitOf } from './misfit.ts';

const SHELL = { contractVersion: '1.4.0', shared: { react: '19.3.1', 'react-dom': '19.3.1' } };

describe('what a release was built against and the shell does not bring [OPS-04] [OPS-26]', () => {
  test.each([
    ['the same versions', {}],
    ['an older minor of the contract', { contractVersion: '1.3.0' }],
    ['an older minor and another patch of a library', { shared: { react: '19.2.0', 'react-dom': '19.3.4' } }],
    ['fewer libraries', { shared: {} }],
    ['what it does not say, as releases of earlier builds', { shared: undefined }],
  ])('nothing: %s', (_which, changes) => {
    expect(misfitOf({ ...SHELL, ...changes }, SHELL)).toBeNull();
  });

  test.each([
    [{ contractVersion: '1.5.0' }, 'built against contract 1.5.0, this shell has 1.4.0'],
    [{ contractVersion: '2.0.0' }, 'built against contract 2.0.0, this shell has 1.4.0'],
    [{ shared: { react: '19.4.0' } }, 'built against react 19.4.0, this shell has 19.3.1'],
    [{ shared: { react: '18.3.1' } }, 'built against react 18.3.1, this shell has 19.3.1'],
    [{ shared: { zustand: '5.0.0' } }, 'built against zustand 5.0.0, this shell has none'],
    [{ shared: { constructor: '1.0.0' } }, 'built against constructor 1.0.0, this shell has none'],
    [
      { contractVersion: '2.0.0', shared: { react: '20.0.0' } },
      'built against contract 2.0.0, this shell has 1.4.0; built against react 20.0.0, this shell has 19.3.1',
    ],
  ])('%j is named with both versions', (changes, misfit) => {
    expect(misfitOf({ ...SHELL, ...changes }, SHELL)).toBe(misfit);
  });
});
