import { testSettings } from '../../testing/test-app.ts';
import { link, quietLink, text } from './mail-parts.ts';
import { writeMail } from './write-mail.ts';

const { store } = testSettings();
const origin = 'https://store.example';
const mail = {
  subject: 'Your order KC-1 is on its way',
  name: 'Asha',
  parts: [
    text('It has left us.'),
    { kind: 'progress', steps: ['Confirmed', 'Being made', 'Dispatched', 'Delivered'], done: 3 },
    { kind: 'facts', rows: [['Carrier', 'Blue <i>Dart</i>']] },
    {
      kind: 'lines',
      rows: [['Sofa', '1', '₹100']],
      pictures: [{ path: '/media/0123456789abcdef0123/160.jpg', width: 1440, height: 1920 }],
      sums: [],
      total: '₹100',
    },
    { kind: 'article', name: 'Stool', quantity: 2, picture: null },
    link('View your order', 'https://store.example/myorders/KC-1'),
    quietLink('Track it', 'https://store.example/track-order?number=KC-1'),
  ],
} as const;

describe('a mail', () => {
  it('has all its content in the text part, too [PAY-18]', () => {
    expect(writeMail(mail, { language: 'en', store, origin }).text.split('\n').filter(Boolean)).toEqual([
      store.name,
      '='.repeat(store.name.length),
      'Hello Asha,',
      'It has left us.',
      'Confirmed > Being made > [Dispatched] > Delivered',
      'Carrier: Blue <i>Dart</i>',
      '1 × Sofa: ₹100',
      'Total, GST included: ₹100',
      '2 × Stool',
      'View your order: https://store.example/myorders/KC-1',
      'Track it: https://store.example/track-order?number=KC-1',
      '--',
      `Questions? Write to ${store.email} or call ${store.phone}.`,
      `With kind regards, ${store.name}`,
    ]);
  });

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)(
    'in %s is written %s, light and dark, and loads pictures of the store only [PAY-18] [SH-16]',
    (language, dir) => {
      const { html } = writeMail(mail, { language, store, origin });
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(html).toContain('prefers-color-scheme:dark');
      expect(html).toContain('Blue &lt;i&gt;Dart&lt;/i&gt;');
      expect(html).not.toMatch(/<link|url\(|<script/);
      const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
      expect(pictures).toHaveLength(2);
      for (const tag of pictures)
        expect(tag).toMatch(/src="https:\/\/store\.example\/media\/[^"]+" alt="" width="\d+" height="\d+"/);
      expect(html).toContain('160.jpg" alt="" width="64" height="85"');
      // A picture that is not loaded leaves its name.
      expect(html.replace(/<img [^>]*>/g, '')).toContain('Sofa');
    },
  );

  it.each([
    ['/media/logo.png', 'src="https://store.example/media/logo.png" alt='],
    ['https://store.example/logo.png', 'src="https://store.example/logo.png" alt='],
  ])('has the logo %s of its store, with its name where pictures are off [PAY-18]', (logoUrl, shown) => {
    const { html } = writeMail(mail, { language: 'en', store: { ...store, logoUrl }, origin });
    expect(html).toContain(shown);
    expect(html).toContain('alt="Kashtha &amp; Co." height="40"');
  });

  it('loads no logo from elsewhere, and no drawing that the store has not [PAY-18]', () => {
    const foreign = { ...store, logoUrl: 'https://cdn.example/logo.png', mark: null };
    const { html } = writeMail({ ...mail, parts: [] }, { language: 'en', store: foreign, origin });
    expect(html).not.toContain('<img');
    expect(html).toContain('<bdi>Kashtha &amp; Co.</bdi>');
  });
});
