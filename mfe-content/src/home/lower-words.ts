import { defineWords } from 'shared-contracts';

/** Loaded with the blocks below the fold. */
export const lowerWords = defineWords('content', {
  readStory: 'Read on',
  foldStory: 'Show less',
  linkLists: 'Find it by name',
  linksByRoom: 'By room',
  linksSofas: 'Sofas',
  linksBeds: 'Beds',
  linksCollections: 'Collections',
  questions: 'Questions shoppers ask',
  allQuestions: 'All frequently asked questions',
});
