import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  studios: 'Our studios',
  studioHours: 'Opening hours',
  daysFromTo: '{from} to {to}',
  hoursFromTo: '{from} – {to}',
  closedOn: 'Closed',
  findStudio: 'How to get there',
  studioDirections: 'Directions',
  studioDirectionsTo: 'Directions to {place}, on OpenStreetMap',
  noStudios: 'There is no studio to visit at present.',
  backToContact: 'Contact us',
});
