/** @jest-environment node */
import { jest } from '@jest/globals';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { Releases } from '../releases/stored-release.ts';
import { publishedRelease } from '../testing/published-release.ts';
import type { Renderer } from './renderer.ts';
import { reviewSpeed } from './review-speed.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const request = { url: 'http://store.test/ProductListing' } as PageRequest;
const live = {
  catalog: publishedRelease('mfe-catalog', '1.1.0'),
  content: publishedRelease('mfe-content', '1.1.0'),
};
const whole = { kind: 'page', status: 200, complete: true, failed: [], regionFaults: [], modules: [] };

interface Store {
  /** Milliseconds of a render with these releases. */
  takes(releases: Releases): number;
  statusOf?(releases: Releases): number;
  mayGoOn?(): boolean;
}

/** The team whose release is slow, if any, and which renderers are left. */
async function reviewed({ takes, statusOf = () => 200, mayGoOn = () => true }: Store) {
  const left = new Set<Renderer>();
  const renders = { count: 0 };
  const boot = async (releases: Releases): Promise<Renderer> => {
    const renderer = {
      async render() {
        renders.count += 1;
        await new Promise((resolve) => setTimeout(resolve, takes(releases)));
        return { ...whole, status: statusOf(releases) } as unknown as RenderedPage;
      },
      retire: async () => void left.delete(renderer),
    } as unknown as Renderer;
    left.add(renderer);
    return renderer;
  };
  const predecessor = async (team: string) => publishedRelease(`mfe-${team}`, '1.0.0');
  const review = reviewSpeed([request], {
    releases: live,
    watcher: { predecessor },
    boot,
    paths: STORE_PATHS,
    recent: ['content', 'catalog'],
    mayGoOn,
  });
  await jest.advanceTimersByTimeAsync(120_000);
  return { team: (await review)?.team, left: left.size, renders: renders.count };
}

const isNew = (team: string) => (releases: Releases) => releases[team]?.version === '1.1.0';

test.each(['content', 'catalog'])(
  'of the release that changed last and that of the page, the one of %s is found slow [OPS-23]',
  async (team) => {
    const { team: found, left } = await reviewed({ takes: (releases) => (isNew(team)(releases) ? 1550 : 50) });
    expect([found, left]).toEqual([team, 0]);
  },
);

test('a page that the release before answers sooner, because it does not have it, says nothing [OPS-23]', async () => {
  const hasPage = isNew('catalog');
  const { team, left } = await reviewed({
    takes: (releases) => (hasPage(releases) ? 1550 : 50),
    statusOf: (releases) => (hasPage(releases) ? 200 : 404),
  });
  expect([team, left]).toEqual([undefined, 0]);
});

test('what is more urgent ends it at once [OPS-23]', async () => {
  let asked = 0;
  const { team, left, renders } = await reviewed({
    takes: (releases) => (isNew('catalog')(releases) ? 1550 : 50),
    mayGoOn: () => ++asked < 5,
  });
  expect([team, left]).toEqual([undefined, 0]);
  expect(renders).toBeLessThanOrEqual(2 * 4);
});

test('it ends after 45 s, since new releases wait for it [OPS-23]', async () => {
  const began = performance.now();
  const { team, renders } = await reviewed({ takes: () => 30_000 });
  expect(team).toBeUndefined();
  expect(renders).toBeLessThanOrEqual(12);
  expect(performance.now() - began).toBe(120_000);
});
