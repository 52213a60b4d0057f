import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('a dry run', (app) => {
  const store = (...words: string[]) => operator(app(), words);

  it('says what the command would say, changes nothing, and is in the list of acts [API-06] [SEC-06]', async () => {
    expect(await store('coupons', 'add', 'DIWALI', '--percent', '5', '--dry-run', '--as', 'Meera')).toEqual({
      lines: [expect.stringMatching(/^Would: DIWALI {2}running {2}5 % off/), 'A dry run: nothing was changed.'],
      faults: [],
      exit: 0,
    });
    expect((await store('coupons', 'list', 'all')).lines.join()).not.toContain('DIWALI');
    expect((await store('audit', 'list')).lines[1]).toMatch(/ {2}uid-1000 \(Meera\) {2}coupons add {2}.*tried$/);
  });

  it('goes through transactions of the command’s own, also where they fail [API-06]', async () => {
    await store('coupons', 'add', 'HOLI', '--percent', '5');
    const { lines } = await store('coupons', 'change', 'HOLI', '--percent', '7', '--dry-run');
    expect(lines[0]).toMatch(/^Would: HOLI {2}running {2}7 % off/);
    expect((await store('coupons', 'show', 'HOLI')).lines[1]).toContain('5 % off');
    const [review] = await app().db.selectFrom('product_reviews').select('review_id').limit(1).execute();
    const refused = await store('reviews', 'reject', `${review?.review_id}`, '999999', '--dry-run');
    expect(refused).toEqual({ lines: [], faults: ['There is no review 999999. Nothing was changed.'], exit: 1 });
  });
});
