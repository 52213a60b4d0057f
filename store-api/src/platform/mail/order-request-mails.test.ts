import { testSettings } from '../../testing/test-app.ts';
import type { MailLanguage, ReadyMessage } from './mail-templates.ts';
import { writeMail } from './write-mail.ts';

const { store } = testSettings({ STORE_NAME: 'Test Store' });
const write = (message: ReadyMessage, language: MailLanguage = 'en') =>
  writeMail(message, { language, store, origin: 'https://store.example' });

const facts = {
  reference: 'RT-2026-7QK2ZD',
  orderNumber: 'KC-2611-000123',
  name: 'Asha Rao',
  lines: [
    { name: 'Gulmohar <Sofa>', quantity: 2 },
    { name: 'Neem Stool', quantity: 1 },
  ],
  amount: 0,
};
const asked = { ...facts, kind: 'return', reason: 'Too wide for {the} door' } as const;
const cancelled = { ...facts, reference: 'CX-2026-7QK2ZD', kind: 'cancel', reason: '', amount: 2_360_050 } as const;
const decided = { ...facts, decision: 'accepted', answer: '' } as const;

const MESSAGES: readonly (readonly [string, ReadyMessage, readonly string[]])[] = [
  [
    'a cancellation',
    { template: 'order-requested', facts: cancelled },
    ['CX-2026-7QK2ZD', 'KC-2611-000123', '2 × Gulmohar <Sofa>', '1 × Neem Stool', '₹23,600.50'],
  ],
  [
    'a return',
    { template: 'order-requested', facts: asked },
    ['RT-2026-7QK2ZD', 'KC-2611-000123', '2 × Gulmohar <Sofa>', '1 × Neem Stool'],
  ],
  [
    'a return that is accepted',
    { template: 'order-request-decided', facts: decided },
    ['KC-2611-000123', 'Neem Stool'],
  ],
  [
    'a return that is refused',
    { template: 'order-request-decided', facts: { ...decided, decision: 'refused', answer: 'It has been used' } },
    ['KC-2611-000123', 'It has been used'],
  ],
  [
    'a return that is back',
    { template: 'order-request-decided', facts: { ...decided, decision: 'done', amount: 2_360_050 } },
    ['KC-2611-000123', '₹23,600.50'],
  ],
];

describe('the mails about cancellations and returns', () => {
  it.each(MESSAGES)('tell the shopper of %s, in either language [ACC-11] [PAY-14]', (_case, message, expected) => {
    const [english, arabic] = [write(message), write(message, 'ar')];
    for (const mail of [english, arabic]) {
      for (const said of expected) expect(`${mail.subject} ${mail.text}`).toContain(said);
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/\{\w+\}|<Sofa>\s*<\/p>|undefined/);
    }
    expect(english.text).toContain('https://store.example/myorders/KC-2611-000123');
    expect(arabic.text).toContain('https://store.example/ar/myorders/KC-2611-000123');
    expect(english.subject).not.toBe(arabic.subject);
    expect(arabic.text).toMatch(/[\u0600-\u06ff]/);
  });

  it('tell the store what a shopper wants and how to decide [ACC-11]', () => {
    const { subject, text } = write({ template: 'order-request-for-store', facts: asked });
    expect(subject).toBe('Return asked for: order KC-2611-000123, RT-2026-7QK2ZD');
    expect(text).toContain('Hello Test Store,');
    expect(text).toContain('Their reason: Too wide for {the} door');
    expect(text).toContain('npm run store -- orders accept RT-2026-7QK2ZD');
  });

  it('tell the store of a cancellation, which is done already [ACC-11]', () => {
    const { subject, text } = write({ template: 'order-request-for-store', facts: cancelled });
    expect(subject).toBe('Cancelled: order KC-2611-000123, CX-2026-7QK2ZD');
    expect(text).toContain('₹23,600.50 goes back to the shopper.');
    expect(text).not.toContain('orders accept');
  });

  it('promise no money where all of it was given back before [ACC-11]', () => {
    const { text } = write({ template: 'order-request-decided', facts: { ...decided, decision: 'done' } });
    expect(text).toContain('Their money has been returned to you before.');
    expect(text).not.toContain('₹');
  });
});
