import { foldText } from './fold-text.ts';

test.each([
  ['letter case and accents', 'CAFÉ', 'café'],
  ['what a transliteration adds', 'Bāgmatī', 'bagmati'],
  ['hamza', 'أحمد آباد', 'احمد اباد'],
  ['hamza below, and alef wasla', 'إندور ٱلهند', 'اندور الهند'],
  ['hamza on waw, on yeh and alone', 'سؤال شاطئ صنعاء', 'سوال شاطي صنعا'],
  ['teh marbuta', 'مكتبة', 'مكتبه'],
  ['alef maksura', 'مصطفى', 'مصطفي'],
  ['vowel signs and tatweel', 'مَدْرَسَـــةٌ', 'مدرسة'],
  ['a Persian or Urdu keyboard', 'گپچڤکہھی', 'جبجفكههي'],
  ['digits of Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['digits of Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
])('a text is found whatever its %s [SH-22]', (_what, written, typed) => {
  expect(foldText(typed)).toBe(foldText(written));
});

test('letters that differ are not one [SH-22]', () => {
  expect(foldText('سوق')).not.toBe(foldText('صوق'));
  expect(foldText('इंदौर')).not.toBe('');
});
