import { testSettings } from '../../testing/test-app.ts';
import { link, quietLink, text } from './mail-parts.ts';
import { writeMail } from './write-mail.ts';

const { store } = testSettings();
const mail = {
  subject: 'Your order KC-1 is on its way',
  name: 'Asha',
  parts: [
    text('It has left us.'),
    { kind: 'progress', steps: ['Confirmed', 'Being made', 'Dispatched', 'Delivered'], done: 3 },
    { kind: 'facts', rows: [['Carrier', 'Blue <i>Dart</i>']] },
    { kind: 'lines', rows: [['Sofa', '1', '₹100.00']], sums: [], total: '₹100.00' },
    link('See your order', 'https://store.example/myorders/KC-1'),
    quietLink('Track it', 'https://store.example/track-order?number=KC-1'),
  ],
} as const;

describe('a mail', () => {
  it('has all its content in the text part, too [PAY-18]', () => {
    expect(writeMail(mail, { language: 'en', store }).text.split('\n').filter(Boolean)).toEqual([
      store.name,
      '='.repeat(store.name.length),
      'Hello Asha,',
      'It has left us.',
      'Confirmed > Being made > [Dispatched] > Delivered',
      'Carrier: Blue <i>Dart</i>',
      '1 × Sofa: ₹100.00',
      'Total, GST included: ₹100.00',
      'See your order: https://store.example/myorders/KC-1',
      'Track it: https://store.example/track-order?number=KC-1',
      '--',
      `Questions? Write to ${store.email} or call ${store.phone}.`,
      `With kind regards, ${store.name}`,
    ]);
  });

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('in %s is written %s, light and dark, and loads nothing [PAY-18] [SH-16]', (language, dir) => {
    const { html } = writeMail(mail, { language, store });
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('Blue &lt;i&gt;Dart&lt;/i&gt;');
    expect(html).not.toMatch(/<img|<link|url\(|<script/);
  });
});
