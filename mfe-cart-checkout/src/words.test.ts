import { testTeamWords } from 'shared-contracts/testing/team-words';
import arabic from './words.ar.ts';

await testTeamWords(import.meta.url, arabic);

// On narrow screens the line ended after HSN: it read 'HSN · GST 18%', with the number alone below.
test('a line may not end between a tax and its rate, nor between HSN and its code [SH-16]', () => {
  const [, ...pairs] = arabic.lineTax.split('\u2066').map((part) => part.split('\u2069')[0]);
  expect(pairs).toEqual(['GST\u00a0{rate}%', 'HSN\u00a0{hsn}']);
});
