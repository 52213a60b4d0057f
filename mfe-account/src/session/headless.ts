import { computed } from 'nanostores';
import { $token, $user, type HeadlessModule, on } from 'shared-contracts';
import { $unsavedProfile } from '../profile/unsaved-profile.ts';
import { answerLogouts } from './answer-logouts.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { admitPerson } from './forget-person.ts';
import { watchSession } from './watch-session.ts';

/** Who is logged in; 0 for nobody. */
const $person = computed([$user, $token], (user, token) => (user && token ? user.UserID : 0));

/** The session of whoever is logged in: its end, here and elsewhere, and that nothing of it stays for the next one. */
export const headless: HeadlessModule = {
  start({ api }) {
    const stops = [
      $person.subscribe((userId) => userId && admitPerson(userId)),
      on('account:logged-out', () => $unsavedProfile.set(null)),
      answerLogouts(api),
      followOtherTabs(),
      watchSession(api),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
