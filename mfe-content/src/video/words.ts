import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  playFilm: 'Play the film: {title}',
  filmFrom: 'Plays from {host}. Nothing is loaded from it before you press play.',
});
