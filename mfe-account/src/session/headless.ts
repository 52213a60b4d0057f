import type { HeadlessModule } from 'shared-contracts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { handleLogouts } from './handle-logouts.ts';
import { watchSession } from './watch-session.ts';

export const headless: HeadlessModule = {
  start({ api }) {
    const stops = [handleLogouts(api), followOtherTabs(), watchSession(api)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
