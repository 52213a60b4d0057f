import { checkoutSignature, signatureMatches } from './signature.ts';

describe('the signature of a completed payment window', () => {
  // Worked out with: printf 'order_9A33XWu170gUtm|pay_29QQoUBi66xm2f' | openssl dgst -sha256 -hmac 'a-secret'
  const expected = 'd62642dbe6b138c7d7540a2f5a0e1de9cad86ea47598b853bbb7b19cd3d4aca0';

  it('is the hex HMAC-SHA256 of order and payment id [PAY-11]', () => {
    expect(checkoutSignature('order_9A33XWu170gUtm', 'pay_29QQoUBi66xm2f', 'a-secret')).toBe(expected);
  });

  it.each([
    ['empty', ''],
    ['cut short', expected.slice(0, -1)],
    ['longer', `${expected}0`],
    ['in capitals', expected.toUpperCase()],
    ['off by one digit', expected.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['not ASCII', 'ä'.repeat(32)],
  ])('is refused when %s [PAY-11]', (_case, given) => {
    expect(signatureMatches(given, expected)).toBe(false);
    expect(signatureMatches(expected, expected)).toBe(true);
  });
});
