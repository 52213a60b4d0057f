// The same library as ES modules, so that what the map does not use can be left out of it.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
