import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  mapHeading: 'Come and sit on it',
  mapPicture: 'Drawn map of our places: {places}',
  openMap: 'Open the map',
  openingMap: 'Opening the map…',
  mapUnavailable: 'The map cannot be loaded right now. The drawn one stays.',
  mapFrom: 'Map tiles come from {host} and are fetched only when you open the map.',
  mapName: 'Map of our places',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  placesHere: { one: '1 place here: zoom in', other: '{n} places here: zoom in' },
  directions: 'Directions',
  directionsTo: 'Directions to {place}',
  showOnMap: 'Show on the map',
});
