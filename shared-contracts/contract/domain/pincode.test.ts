import { isPin } from './pin-form.ts';
import { pinLiesIn, STATES_BY_PIN_PREFIX, statesOfPin } from './pincode.ts';

describe('a PIN code', () => {
  it('lies in its state, and in no other [PAY-02]', () => {
    expect(pinLiesIn('560001', '29')).toBe(true);
    expect(pinLiesIn('560001', '08')).toBe(false);
    expect(pinLiesIn('302001', '08')).toBe(true);
    expect(pinLiesIn('302001', '29')).toBe(false);
  });

  it('of a border district may lie on both sides, the likelier one first [PAY-02]', () => {
    expect(statesOfPin('262001')).toEqual(['09', '05']);
    expect(statesOfPin('403001')).toEqual(['30']);
    expect([pinLiesIn('605001', '34'), pinLiesIn('605001', '33'), pinLiesIn('605001', '32')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['', '56000', '5600011', '056000', '56 001', '५६००३४', 'constructor', '100001', '999999'])(
    '%p is none, or lies in no state [PAY-02]',
    (text) => {
      expect(statesOfPin(text)).toEqual([]);
      expect(pinLiesIn(text, '')).toBe(false);
    },
  );

  it('has six digits, the first not zero [PAY-02]', () => {
    expect(['560001', '056001', '56000', '5600011', '56000a', ' 560001'].map(isPin)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('can lie in each of the 36 states and union territories [PAY-02]', () => {
    const named = new Set(Object.values(STATES_BY_PIN_PREFIX).flatMap((codes) => codes.split(' ')));
    expect(named.size).toBe(36);
  });
});
