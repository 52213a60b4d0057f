import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  mapHeading: 'Visit us',
  mapPicture: 'Drawn map of our locations: {places}',
  openMap: 'Open the map',
  openingMap: 'Opening the map…',
  mapUnavailable: 'The map cannot be loaded right now. The drawn map is shown instead.',
  mapFrom: 'The map comes from another website, which learns of your visit only when you open it.',
  mapName: 'Map of our locations',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  placesHere: { one: '1 location here: zoom in', other: '{n} locations here: zoom in' },
  directions: 'Directions',
  directionsTo: 'Directions to {place}',
  showOnMap: 'Show on the map',
});
