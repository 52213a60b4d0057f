import { readLanguages } from './further-languages.ts';

describe('the setting LANGUAGES', () => {
  test('needs a tag and an id; the rest is Unicode’s [SH-21]', () => {
    expect(readLanguages('ur-IN=3, hi-IN=4 fr=12')).toEqual([
      { code: 'ur', id: 3, name: 'اردو', dir: 'rtl', locale: 'ur-IN', script: 'Arab' },
      { code: 'hi', id: 4, name: 'हिन्दी', dir: 'ltr', locale: 'hi-IN', script: 'Deva' },
      { code: 'fr', id: 12, name: 'Français', dir: 'ltr', locale: 'fr', script: 'Latn' },
    ]);
    expect(readLanguages('')).toEqual([]);
  });

  test.each([
    'ur',
    'ur=2',
    'ar=3',
    'en-US=3',
    'xx=3',
    'tlh=3',
    'new-NP=3',
    'ur=3 ur-PK=4',
    'ur=3 hi=3',
    'urdu=3',
    'ur=100',
  ])('refuses %j [SH-21]', (setting) => {
    expect(readLanguages(setting)).toBeNull();
  });
});
