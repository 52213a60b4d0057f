import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  playFilm: 'Play the film: {title}',
  filmFrom: 'The film comes from another website, which learns of your visit only when you press play.',
});
