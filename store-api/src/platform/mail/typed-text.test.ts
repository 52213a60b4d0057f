import { LinkifyIt } from 'linkify-it';
import { typedText } from './typed-text.ts';

/** As eager as mail programs are: bare names, addresses and networks become links. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds('example', true);

// Addresses that attackers typed to send their text to another person's mailbox.
const ATTACKS = [
  'Pay now at https://evil.example/login?to=asha',
  'http://evil.com',
  'HTTPS://EVIL.COM',
  'www.evil.com/refund',
  'evil.com',
  'evil.co.in/refund',
  'अशा.भारत',
  'evil。com',
  'evil．com',
  'evil｡com',
  'ev\u200bil.com',
  'evil.\u2060com',
  'mailto:refund@evil.example',
  'refund@evil.example',
  '//evil.com/path',
  'ftp://203.0.113.9/x',
  'http://203.0.113.9/x',
  'xn--p1ai.xn--p1ai',
  'a.https://evil.com',
  'https:\n//evil.com',
];

describe('what a shopper typed', () => {
  it.each(['www.evil.com/refund', 'evil.example', 'refund@evil.example', '203.0.113.9/x'])(
    '%j would be a link as it is typed',
    (attack) => {
      expect(linkify.match(attack)).not.toBeNull();
    },
  );

  it.each(ATTACKS)('%j is not a link in a mail [SEC-08]', (attack) => {
    const shown = typedText(attack);
    expect(linkify.match(shown)).toBeNull();
    expect(shown).not.toContain('://');
  });

  it.each([
    ['a\nBcc: x', 'a Bcc: x'],
    ['12 Lake Road\r\n\r\nYour refund waits', '12 Lake Road Your refund waits'],
    ['a\u2028b\u2029c\u0085d\ve\ff', 'a b c d e f'],
    ['\u202egnp.live', 'gnp. live'],
    ['a\u0000b\u001b[2Jc', 'a b [2Jc'],
  ])('%j is one line [SEC-08]', (attack, line) => {
    expect(typedText(attack)).toBe(line);
  });

  it.each([
    '12, M. G. Road, 2nd floor (behind the temple)',
    'Flat 3/4, Block B-2, Sector 1.5',
    '१२, एम. जी. रोड',
    '١٢ شارع الملك فيصل، الطابق ٣',
    'क्‍ष marks its joiner',
  ])('%s stays as it is [SEC-08]', (text) => {
    expect(typedText(text)).toBe(text);
  });

  it('is readable where a dot had to be parted', () => {
    expect(typedText('12, M.G. Road, St.Mary')).toBe('12, M. G. Road, St. Mary');
  });
});
