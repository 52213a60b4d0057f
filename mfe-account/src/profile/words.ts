import { defineWords } from 'shared-contracts';
import { personTexts } from '../form/person-texts.ts';
import { placeWords } from '../places/words.ts';

/** Texts of ACC-08 are exact. */
export const profileWords = defineWords('account', {
  ...personTexts,
  ...placeWords.english,
  emailFixed: 'You log in with this address. It cannot be changed here.',
  updateProfile: 'Update Profile',
  updatingProfile: 'Saving…',
  profileUpdated: 'Profile Updated Successfully!',
  updateFailed: 'Update failed',
  noData: 'No data in response',
  profileLoadFailed: 'Failed to load profile data',
  profileChanged: 'Your profile was changed elsewhere in the meantime. Your changes here have not been saved yet.',
  showSavedProfile: 'Show the saved profile',
  saveMine: 'Save mine anyway',
});
