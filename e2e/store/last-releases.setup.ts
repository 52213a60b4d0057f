import { test } from '@playwright/test';
import { changedParts } from '../../.ci/released/changed-parts.ts';
import { makeLastReleases } from '../../.ci/released/make-last-releases.ts';
import { ROOT } from './composed-store.ts';

// npm and five builds, while other journeys run.
test.setTimeout(600_000);

test('the last releases are in git, install and build', () =>
  makeLastReleases(ROOT, () => undefined, changedParts(ROOT)));
