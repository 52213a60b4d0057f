// Leaflet as ES modules, so that unused parts can be tree-shaken.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
