import type { HeadlessModule } from 'shared-contracts';
import { answerLogouts } from './answer-logouts.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { watchSession } from './watch-session.ts';

/** The session of whoever is logged in, and its end, here and elsewhere. */
export const headless: HeadlessModule = {
  start({ api }) {
    const stops = [answerLogouts(api), followOtherTabs(), watchSession(api)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
