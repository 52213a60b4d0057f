import { drawReference, underNewReference } from './reference-number.ts';

describe('a reference number', () => {
  const now = new Date('2026-11-21T09:00:00Z');

  it('has the year of India, where the last evening of one is the morning of the next [CAT-17] [ACC-11]', () => {
    expect(drawReference('CR', new Date('2026-12-31T18:29:59Z'))).toMatch(/^CR-2026-/);
    expect(drawReference('RT', new Date('2026-12-31T18:30:00Z'))).toMatch(/^RT-2027-/);
  });

  it('is not to be guessed from another', () => {
    const drawn = Array.from({ length: 500 }, () => drawReference('CR', now));
    expect(new Set(drawn).size).toBe(500);
    expect(drawn).not.toEqual([...drawn].sort());
  });

  it('that is taken already is drawn again [ACC-11]', async () => {
    const tried: string[] = [];
    const used = await underNewReference('CX', now, async (reference) => {
      tried.push(reference);
      return tried.length === 3 ? reference : undefined;
    });
    expect([new Set(tried).size, used]).toEqual([3, tried[2]]);
  });
});
