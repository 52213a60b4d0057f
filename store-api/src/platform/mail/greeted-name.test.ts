import { testSettings } from '../../testing/test-app.ts';
import { greetedName } from './greeted-name.ts';
import { writeMail } from './write-mail.ts';

describe('who a mail greets', () => {
  it.each([
    'Asha',
    'Asha Rao',
    'Dr. A.P.J. Abdul Kalam',
    'Mary-Jane O’Neil',
    "D'Souza",
    'अनुष्का शर्मा',
    'ക്ഷേമ',
    'क्\u200dषमा',
    'فاطمة الزهراء',
    'Kashtha & Co.',
  ])('is %s', (name) => {
    expect(greetedName(` ${name} `)).toBe(name);
  });

  // Who signed up with a stranger's address could have the store mail them 200 characters of anything: ask for a code,
  // and it began 'Hello You have won! Claim at evil.example,'.
  it.each([
    ['a web address', 'You have won! Claim at https://evil.example/prize'],
    ['one without a scheme', 'Claim at evil.example'],
    ['one in another script', 'इनाम यहाँ इनाम.भारत'],
    ['an e-mail address', 'Write to thief@evil.example'],
    ['a telephone number', 'Call 98765 43210 now'],
    ['markup', '<b>Asha</b>'],
    ['a line of its own', 'Asha\r\nBcc: b@evil.example'],
    ['a text', 'Your parcel is waiting and your account will be closed unless you act today'],
    ['nothing', '   '],
  ])('is nobody in particular where the name is %s [SEC-02]', (_case, name) => {
    expect(greetedName(name)).toBe('');
    const { store } = testSettings();
    for (const [language, greeting] of [
      ['en', 'Hello,'],
      ['ar', 'مرحبًا،'],
    ] as const) {
      const mail = writeMail(
        { subject: 'A code', name, parts: [] },
        { language, store, origin: 'https://store.example' },
      );
      expect(mail.text.split('\n\n')[1]).toBe(greeting);
      expect(mail.html).toContain(`>${greeting}</p>`);
    }
  });
});
