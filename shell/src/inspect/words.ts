import { defineWords } from 'shared-contracts';

/** Texts of the inspection; they come with it. */
export const inspectWords = defineWords('shell', {
  inspectHeading: 'Made by',
  inspectRegion: '{module}, version {version}, contract {contract}',
  inspectUnavailable: 'unavailable',
  inspectLeave: 'Leave the inspection',
});
