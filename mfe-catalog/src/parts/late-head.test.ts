import type { HeadContext } from 'shared-contracts/remote/page';
import { lateHead } from './late-head.ts';

const context: HeadContext = { language: 'en', storeName: 'Kashtha & Co.' };

test('a head is the store’s name until its code is there [PERF-02]', () => {
  const { head, provide } = lateHead<string>();
  expect(head('sofas', context)).toEqual({ title: 'Kashtha & Co.', noindex: true });
  provide((data) => ({ title: `${data} | Kashtha & Co.` }));
  expect(head('sofas', context)).toEqual({ title: 'sofas | Kashtha & Co.' });
});
