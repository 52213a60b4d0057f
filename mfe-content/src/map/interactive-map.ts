import 'leaflet/dist/leaflet.css';
import { Control, DivIcon, FeatureGroup, Map as LeafletMap, Marker, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { SiteSettings } from 'shared-contracts/api/shapes/site-settings';
import styles from './interactive-map.module.css';
import type { Place } from './place.ts';
import { type Mark, placeClusters } from './place-clusters.ts';

/** The initial zoom (HOME-06). */
const ZOOM = 10;
const DEEPEST_ZOOM = 19;

/** The width that the address card covers at the start of a wide map. Pixels. */
const CARD = 388;
const CARD_LIES_OVER_FROM = 700;

/** The timeout for the first tile. Milliseconds. */
const TIMEOUT_MS = 8000;

export interface InteractiveMapOptions {
  readonly places: readonly Place[];
  readonly tiles: NonNullable<SiteSettings['mapTiles']>;
  readonly labels: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly placesHere: (count: number) => string;
  };
  /** The first tile has loaded. */
  readonly onShown: () => void;
  /** No tile could be loaded. */
  readonly onUnavailable: () => void;
  /** A place was pressed, by its index. */
  readonly onChoose: (place: number) => void;
}

export interface InteractiveMap {
  /** By its index. */
  show(place: number): void;
  close(): void;
}

/** Opens an interactive map on an element, centred on the first place: the store. */
export function openInteractiveMap(element: HTMLElement, options: InteractiveMapOptions): InteractiveMap {
  const { places, tiles, labels, onChoose } = options;
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    zoomControl: false,
    // The wheel scrolls the page, not the map.
    scrollWheelZoom: false,
    maxZoom: DEEPEST_ZOOM,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  new Control.Zoom({ position: 'topright', zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  const layer = new TileLayer(tiles.urlTemplate, { attribution: asMarkup(tiles.attribution), maxZoom: DEEPEST_ZOOM });
  const stopWaiting = onFirstTile(layer, options);
  showPlace(map, places[0]);
  layer.addTo(map);

  const marks = new FeatureGroup().addTo(map);
  const clustersAt = placeClusters(places);
  const mark = () => {
    const seen = map.getBounds().pad(0.2);
    marks.clearLayers();
    const found = clustersAt([seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()], map.getZoom());
    for (const each of found) marks.addLayer(each.kind === 'place' ? pinOf(each) : clusterOf(each));
  };
  const pinOf = ({ place, latitude, longitude }: Mark & { readonly kind: 'place' }) =>
    new Marker([latitude, longitude], { icon: icon(styles.pin, places[place]?.name ?? '', '') }).on('click', () =>
      onChoose(place),
    );
  const clusterOf = ({ count, colour, latitude, longitude, opensAt }: Mark & { readonly kind: 'cluster' }) =>
    new Marker([latitude, longitude], {
      icon: icon(`${styles.cluster} ${styles[colour]}`, labels.placesHere(count), String(count)),
    }).on('click', () => {
      // The pressed mark is about to split: its focus moves first.
      element.focus({ preventScroll: true });
      map.setView([latitude, longitude], Math.min(opensAt, DEEPEST_ZOOM));
    });
  map.on('moveend', mark);
  mark();

  return {
    show: (place) => showPlace(map, places[place]),
    close() {
      stopWaiting();
      map.remove();
    },
  };
}

/** At zoom 10, in the middle of what the card leaves free. */
function showPlace(map: LeafletMap, place: Place | undefined): void {
  if (!place) return;
  const { clientWidth, parentElement } = map.getContainer();
  const covered = clientWidth < CARD_LIES_OVER_FROM ? 0 : CARD;
  const isRightToLeft = parentElement !== null && getComputedStyle(parentElement).direction === 'rtl';
  const middle = map
    .project([place.latitude, place.longitude], ZOOM)
    .subtract([(isRightToLeft ? -covered : covered) / 2, 0]);
  map.setView(map.unproject(middle, ZOOM), ZOOM);
}

/** Calls one of the two callbacks, once. */
function onFirstTile(layer: TileLayer, { onShown, onUnavailable }: InteractiveMapOptions): () => void {
  let isOver = false;
  const once = (answer: () => void) => () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    answer();
  };
  const timer = setTimeout(() => once(onUnavailable)(), TIMEOUT_MS);
  layer.on('tileload', once(onShown));
  // Fires when every tile has loaded or failed; a loaded one would have ended this before.
  layer.on('load', once(onUnavailable));
  return once(() => undefined);
}

/** Leaflet treats attributions as markup, so plain text is escaped. */
function asMarkup(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}

/** A mark with a name and keyboard focus. Its texts are set as text, never as markup. */
function icon(className: string | undefined, name: string, text: string): DivIcon {
  const face = document.createElement('span');
  face.className = className ?? '';
  face.textContent = text;
  const spoken = document.createElement('span');
  spoken.className = 'visually-hidden';
  spoken.textContent = name;
  const html = document.createElement('span');
  face.setAttribute('aria-hidden', 'true');
  html.append(face, spoken);
  return new DivIcon({ html, className: styles.mark ?? '', iconSize: [44, 44], iconAnchor: [22, 22] });
}
