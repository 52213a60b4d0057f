import { defineWords } from 'shared-contracts';

/** Loaded with the blocks below the fold. */
export const lowerWords = defineWords('content', {
  readStory: 'Read more',
  foldStory: 'Show less',
  linkLists: 'Quick links',
  linksByRoom: 'By room',
  linksSofas: 'Sofas',
  linksBeds: 'Beds',
  linksCollections: 'Collections',
  questions: 'Common questions',
  allQuestions: 'All frequently asked questions',
});
