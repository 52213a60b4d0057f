import type { FragmentModule } from 'shared-contracts';
import { useAnswer } from '../loading/use-answer.ts';
import { AllCollection } from './all-collection.tsx';

export const fragment: FragmentModule<'content/fragments/all-collection'> = { Component: LentAllCollection };

/** On another team's page, which knows nothing of categories: asks for them once it is there. */
function LentAllCollection() {
  return <AllCollection collections={useAnswer(loadCollections)} />;
}

// What the call needs comes with it, so that the fragment's own bytes stay few.
const loadCollections = async (...given: Parameters<typeof import('./load-collections.ts')['loadCollections']>) =>
  (await import('./load-collections.ts')).loadCollections(...given);
