import type { MailKind } from '../../platform/mail/mail-kind.ts';
import type { MailLanguage } from '../../platform/mail/words.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { testSettings } from '../../testing/test-app.ts';
import { orderRequestDecided, orderRequested, orderRequestForStore } from './order-request-mails.ts';

const { store } = testSettings({ STORE_NAME: 'Test Store' });
/** A mail of a kind, as its reader gets it. */
function write<Facts, Content>(kind: MailKind<Facts, Content>, content: Content, language: MailLanguage = 'en') {
  const context = { language, store, origin: 'https://store.example' };
  return writeMail(kind.compose(content, context), context);
}
type Letter = (language?: MailLanguage) => ReturnType<typeof write>;

const facts = {
  reference: 'RT-2026-7QK2ZD',
  orderNumber: 'KC-2611-000123',
  name: 'Asha Rao',
  lines: [
    { name: 'Gulmohar <Sofa>', quantity: 2 },
    { name: 'Neem Stool', quantity: 1 },
  ],
  kept: [] as { name: string; quantity: number }[],
  amount: 0,
  follow: 'KC-2611-000123.1.signature',
};
const asked = { ...facts, kind: 'return', reason: 'Too wide for {the} door' } as const;
const cancelled = { ...facts, reference: 'CX-2026-7QK2ZD', kind: 'cancel', reason: '', amount: 2_360_050 } as const;
const mixed = { ...cancelled, kept: [{ name: 'Care Guide', quantity: 1 }] };
const returned = { ...asked, amount: 2_360_050, kept: [{ name: 'Mira Chair', quantity: 3 }] };
const decided = { ...facts, decision: 'accepted', answer: '' } as const;

const MESSAGES: readonly (readonly [string, Letter, readonly string[]])[] = [
  [
    'a cancellation',
    (language) => write(orderRequested, cancelled, language),
    ['CX-2026-7QK2ZD', 'KC-2611-000123', '2 × Gulmohar <Sofa>', '1 × Neem Stool', '₹23,600.50'],
  ],
  [
    'a cancellation of a sofa that leaves a download',
    (language) => write(orderRequested, mixed, language),
    ['2 × Gulmohar <Sofa>', '1 × Care Guide', '₹23,600.50', '2', '7'],
  ],
  [
    'a return',
    (language) => write(orderRequested, asked, language),
    ['RT-2026-7QK2ZD', 'KC-2611-000123', '2 × Gulmohar <Sofa>', '1 × Neem Stool'],
  ],
  [
    'a return that is accepted',
    (language) => write(orderRequestDecided, decided, language),
    ['KC-2611-000123', 'Neem Stool'],
  ],
  [
    'a return that is refused',
    (language) => write(orderRequestDecided, { ...decided, decision: 'refused', answer: 'It has been used' }, language),
    ['KC-2611-000123', 'It has been used'],
  ],
  [
    'a return that is back',
    (language) => write(orderRequestDecided, { ...decided, decision: 'done', amount: 2_360_050 }, language),
    ['KC-2611-000123', '₹23,600.50'],
  ],
];

describe('the mails about cancellations and returns', () => {
  it.each(MESSAGES)('tell the shopper of %s, in either language [ACC-11] [PAY-14]', (_case, letter, expected) => {
    const [english, arabic] = [letter(), letter('ar')];
    for (const mail of [english, arabic]) {
      for (const phrase of expected) expect(`${mail.subject} ${mail.text}`).toContain(phrase);
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/\{\w+\}|<Sofa>\s*<\/p>|undefined/);
    }
    expect(english.text).toContain('https://store.example/myorders/KC-2611-000123');
    expect(arabic.text).toContain('https://store.example/ar/myorders/KC-2611-000123');
    expect(english.subject).not.toBe(arabic.subject);
    expect(arabic.text).toMatch(/[\u0600-\u06ff]/);
  });

  it('say of a cancellation what is kept, how much comes back and when [PAY-17]', () => {
    const { text } = write(orderRequested, mixed);
    expect(text).toContain('You keep these downloads, which are not refunded');
    expect(text).toContain('We send it within 2 working days. Banks may take up to 7 working days more to show it.');
    expect(write(orderRequested, cancelled).text).not.toContain('You keep');
    expect(write(orderRequested, { ...cancelled, amount: 0 }).text).toContain('There is nothing more to refund');
  });

  it('count days as Arabic does, and keep the sign of a sum before it [PAY-17] [SH-21]', () => {
    const { text } = write(orderRequested, mixed, 'ar');
    expect(text).toMatch(/سنعيد إليك \u2066₹[\d,.]+\u2069 بالطريقة/);
    expect(text).toContain('نرسل المبلغ خلال يومي عمل، وقد لا يظهر لدى بنكك إلا بعد 7 أيام عمل من ذلك.');
  });

  it.each([
    ['requested', write(orderRequested, returned), 'Once we have received them, we refund ₹23,600.50'],
    [
      'accepted',
      write(orderRequestDecided, { ...decided, ...returned }),
      'Once we have received them, we refund ₹23,600.50',
    ],
    ['done', write(orderRequestDecided, { ...decided, ...returned, decision: 'done' }), 'We are refunding ₹23,600.50'],
  ])(
    'say of a return that is %s what goes back, what is kept, how much comes and when [PAY-17]',
    (_case, { text }, money) => {
      expect(text).toContain('2 × Gulmohar <Sofa>');
      expect(text).toMatch(/You keep these:\s+3 × Mira Chair/);
      expect(text).toContain(money);
      expect(text).toMatch(/within 2 working days\. Banks may take up to 7 working days more to show it\./);
    },
  );

  it('name no sum of a return whose money was given back before, or that an earlier release queued [PAY-17]', () => {
    expect(write(orderRequested, asked).text).not.toContain('₹');
    expect(write(orderRequested, asked).text).toContain('we refund what has not been refunded already');
  });

  it('explain to the store what a shopper wants and how to decide [ACC-11]', () => {
    const { subject, text } = write(orderRequestForStore, asked);
    expect(subject).toBe('Return asked for: order KC-2611-000123, RT-2026-7QK2ZD');
    expect(text).toContain('Hello Test Store,');
    expect(text).toContain('Their reason: Too wide for {the} door');
    expect(text).toContain('npm run store -- orders accept RT-2026-7QK2ZD');
  });

  it('inform the store of a cancellation, which is done already [ACC-11]', () => {
    const { subject, text } = write(orderRequestForStore, cancelled);
    expect(subject).toBe('Cancelled: order KC-2611-000123, CX-2026-7QK2ZD');
    expect(text).toContain('₹23,600.50 goes back to the shopper.');
    expect(text).not.toContain('orders accept');
  });

  it('promise no money where all of it was given back before [ACC-11]', () => {
    const { text } = write(orderRequestDecided, { ...decided, decision: 'done' });
    expect(text).toContain('They have already been refunded.');
    expect(text).not.toContain('₹');
  });
});
