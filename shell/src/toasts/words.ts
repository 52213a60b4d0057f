import { defineWords } from 'shared-contracts';

/** Texts of the toasts' region; they come with the first toast. */
export const toastWords = defineWords('shell', {
  notifications: 'Notifications',
});
