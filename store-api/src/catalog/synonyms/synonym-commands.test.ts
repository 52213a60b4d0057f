import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the commands of synonyms', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const found = async (SearchTerm: string) => (await app().call(getAllProducts, { SearchTerm, PageSize: 100 })).length;

  it('makes a word find what it means, at once and until it ends [API-10] [CAT-10]', async () => {
    expect(await found('zopazopa')).toBe(0);
    expect((await store('synonyms', 'add', 'Zopazopa', 'coffee', 'table')).lines).toEqual([
      'zopazopa: means coffee table',
    ]);
    expect(await found('zopazopa')).toBe(await found('coffee table'));
    expect((await store('synonyms', 'list', 'zopazopa', '--format', 'jsonl')).lines).toEqual([
      '{"word":"zopazopa","means":"coffee table"}',
    ]);
    expect((await store('synonyms', 'add', 'zopazopa', 'coffee', 'table')).faults.join()).toContain('already');
    expect((await store('synonyms', 'end', 'zopazopa')).lines).toEqual(['zopazopa: no longer means coffee table']);
    expect(await found('zopazopa')).toBe(0);
  });

  it('says when a meaning finds nothing, and refuses what is not a word', async () => {
    expect((await store('synonyms', 'add', 'blorb', 'spaceship')).lines[1]).toContain(
      'the catalogue has no word spaceship',
    );
    expect((await store('synonyms', 'add', 'two-words', 'sofa')).faults.join()).toContain('is one word');
    expect((await store('synonyms', 'end', 'nosuchword')).faults.join()).toContain('has no such meaning');
  });
});
