import {
  declareLanguages,
  factsOf,
  inLanguage,
  isInEnglish,
  languageOf,
  localeOf,
  withoutLanguage,
} from './languages.ts';
import { defineWords, installTexts, installWords, translator } from './words.ts';

const words = defineWords('content', { hello: 'Hello {name}', bye: 'Bye', price: '{n} of {n}' });

describe('texts of the interface', () => {
  test('English is always there, Arabic once it is installed, missing or blank texts fall back [SH-16]', () => {
    expect(translator(words, 'ar')('hello', { name: 'Asha' })).toBe('Hello Asha');
    installWords('content', 'ar', { hello: 'مرحبا {name}', bye: '  ' });
    const t = translator(words, 'ar');
    expect(t('hello', { name: 'Asha' })).toBe('مرحبا Asha');
    expect(t('bye')).toBe('Bye');
    expect(translator(words, 'en')('hello', { name: 'Asha' })).toBe('Hello Asha');
  });

  test('every place of a value is filled, an unknown place is left', () => {
    expect(translator(words, 'en')('price', { n: 3 })).toBe('3 of 3');
    expect(translator(words, 'en')('hello', {})).toBe('Hello {name}');
  });

  test.each([
    [0, '0 sofas', 'لا أرائك'],
    [1, 'One sofa', 'أريكة واحدة'],
    [2, '2 sofas', 'أريكتان'],
    [3, '3 sofas', '3 أرائك'],
    [11, '11 sofas', '11 أريكة'],
    [103, '103 sofas', '103 أرائك'],
  ])('%i is counted as each language counts [SH-16]', (n, english, arabic) => {
    const counted = defineWords('content', { sofas: { one: 'One sofa', other: '{n} sofas' } });
    const forms = { zero: 'لا أرائك', one: 'أريكة واحدة', two: 'أريكتان', few: '{n} أرائك', other: '{n} أريكة' };
    installWords('content', 'ar', { sofas: forms });
    expect(translator(counted, 'en')('sofas', { n })).toBe(english);
    expect(translator(counted, 'ar')('sofas', { n })).toBe(arabic);
  });
});

describe('languages in the URL', () => {
  test.each([
    ['/', 'en', '/'],
    ['/Cart', 'en', '/Cart'],
    ['/ar', 'ar', '/'],
    ['/ar/Cart', 'ar', '/Cart'],
    ['/AR/Cart', 'ar', '/Cart'],
    ['/archive', 'en', '/archive'],
  ])('%s is %s for %s [SH-16]', (path, language, plain) => {
    expect(languageOf(path)).toBe(language);
    expect(withoutLanguage(path)).toBe(plain);
  });

  test.each(['/', '/Cart', '/collections/sofas'])('%s goes into Arabic and back', (path) => {
    expect(withoutLanguage(inLanguage('ar', path))).toBe(path);
    expect(inLanguage('en', path)).toBe(path);
  });
});

describe('a language that no release brings', () => {
  const urdu = { code: 'ur', id: 3, name: 'اردو', dir: 'rtl', locale: 'ur-IN', script: 'Arab' } as const;
  beforeAll(() => declareLanguages([urdu]));
  afterAll(() => declareLanguages([]));

  test('has its routes, its facts and Latin digits; others have none [SH-21]', () => {
    expect(languageOf('/ur/Cart')).toBe('ur');
    expect(withoutLanguage('/ur')).toBe('/');
    expect(inLanguage('ur', '/Cart')).toBe('/ur/Cart');
    expect([languageOf('/hi/Cart'), withoutLanguage('/hi/Cart')]).toEqual(['en', '/hi/Cart']);
    expect(factsOf('ur')).toEqual(urdu);
    expect(new Intl.NumberFormat(localeOf('ur')).format(12)).toBe('12');
  });

  test('is translated by the English texts, with its plural forms; what lacks is English in its own direction [SH-21]', () => {
    const list = defineWords('catalog', {
      sofas: { one: '1 sofa', other: '{n} sofas' },
      buy: 'Buy',
      look: 'Look at {name}',
    });
    installTexts('ur', {
      catalog: { 'one: 1 sofa\nother: {n} sofas': 'one: ایک صوفہ\nother: {n} صوفے', Buy: 'خریدیں' },
    });
    const t = translator(list, 'ur');
    expect([t('buy'), t('sofas', { n: 1 }), t('sofas', { n: 5 })]).toEqual(['خریدیں', 'ایک صوفہ', '5 صوفے']);
    expect(t('look', { name: 'Veda' })).toBe('\u2066Look at Veda\u2069');
    installTexts('ur', { catalog: { 'one: 1 sofa\nother: {n} sofas': 'صوفے' } });
    expect(translator(list, 'ur')('sofas', { n: 5 })).toBe('\u20665 sofas\u2069');
  });

  test('is not the only one with own words: those of a bundled language win over its release, until taken back [SH-16]', () => {
    const list = defineWords('catalog', { buy: 'Buy', look: 'Look' });
    installWords('catalog', 'ar', { buy: 'اشتر', look: 'انظر' });
    installTexts('en', { catalog: { Buy: 'Purchase' } });
    installTexts('ar', { catalog: { Buy: 'اقتن' } });
    expect([translator(list, 'en')('buy'), translator(list, 'en')('look')]).toEqual(['Purchase', 'Look']);
    expect([translator(list, 'ar')('buy'), translator(list, 'ar')('look')]).toEqual(['اقتن', 'انظر']);
    installTexts('en', {});
    installTexts('ar', {});
    expect([translator(list, 'en')('buy'), translator(list, 'ar')('buy')]).toEqual(['Buy', 'اشتر']);
  });

  test('is distinguished from English by its letters, if those are not Latin [SH-21]', () => {
    expect([isInEnglish('Sofa', 'ur'), isInEnglish('صوفہ Aarvi', 'ur'), isInEnglish('Sofa', 'en')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
