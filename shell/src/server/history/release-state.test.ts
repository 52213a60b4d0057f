/** @jest-environment node */
import { liveStoreBench } from '../testing/live-store-bench.ts';
import { canaryFigures } from './release-figures.ts';
import { releaseState } from './release-state.ts';

const METRICS = [
  'shell_remote_release{remote="mfe-catalog",version="1.0.0",team="catalog",composition="c"} 1',
  'shell_documents_total{route="/a",status="200",remote="mfe-catalog",version="1.1.0"} 36',
  'shell_documents_total{route="/a",status="500",remote="mfe-catalog",version="1.1.0"} 3',
  'shell_documents_total{route="/b",status="503",remote="mfe-catalog",version="1.1.0"} 1',
  'shell_documents_total{route="/a",status="200",remote="mfe-catalog",version="1.0.0"} 960',
  'shell_documents_total{route="/a",status="500",remote="mfe-content",version="1.1.0"} 7',
  'shell_region_faults_total{route="/a",remote="mfe-catalog",version="1.1.0"} 2',
].join('\n');

test("a canary's documents, failures and regions are told apart from those of the live version [OPS-29]", () => {
  expect(canaryFigures(METRICS, 'mfe-catalog', '1.1.0')).toEqual({
    canary: { documents: 40, failed: 4, regions: 2 },
    live: { documents: 960, failed: 0, regions: 0 },
  });
});

test('the state names what runs, which version operators went back to, and what is previewed [OPS-29]', async () => {
  const { live } = liveStoreBench();
  await live.refresh();
  const preview = { remote: 'mfe-catalog', name: 'pr-12', version: '2.0.0', address: 'a', key: 'k', at: 1, expires: 2 };
  const state = await releaseState({
    live,
    watcher: {
      refused: () => [{ team: 'content', version: '9.0.0', reason: 'it is not signed' }],
      unreachable: () => ['content'],
      canary: { current: () => undefined, refused: () => [] } as never,
    },
    remotes: {
      teams: () => ['catalog', 'content', 'stores'],
      pinnedOf: (team) => (team === 'catalog' ? { version: '1.0.0', content: '0123456789ab' } : undefined),
    },
    quarantine: { all: async () => [preview] },
    metrics: async () => METRICS,
  });
  expect(state).toMatchObject({
    composition: live.current().web.id,
    remotes: [
      { team: 'catalog', remote: 'mfe-catalog', live: { version: '1.0.0' }, pinned: '1.0.0', unreachable: false },
      { team: 'content', live: { version: '1.0.0' }, unreachable: true },
      { team: 'stores', remote: 'mfe-stores' },
    ],
    refused: [{ version: '9.0.0', reason: 'it is not signed' }],
    previews: [preview],
  });
  expect(state.remotes[2]).not.toHaveProperty('live');
});
