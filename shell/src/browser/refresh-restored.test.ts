import { refreshRestored } from './refresh-restored.ts';

test('a page that Back brings from the browser’s memory is loaded again, one that was loaded is not; a connection that is back loads any again [SH-19] [SH-24]', () => {
  const loads: string[] = [];
  refreshRestored({ router: { revalidate: async () => void loads.push('load') } as never });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(loads).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(loads).toEqual(['load']);
  window.dispatchEvent(new Event('online'));
  expect(loads).toEqual(['load', 'load']);
});
