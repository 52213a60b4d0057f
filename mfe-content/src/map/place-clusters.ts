import Supercluster from 'supercluster';
import { clusterColour } from './cluster-colour.ts';
import type { Place } from './place.ts';

/** The clustering of spec §9: within 60 pixels, up to zoom 16, from two places. */
const CLUSTERING = { radius: 60, maxZoom: 16, minPoints: 2 } as const;

/** West, south, east, north, in degrees. */
type Bounds = [number, number, number, number];

export type Mark =
  | { readonly kind: 'place'; readonly place: number; readonly latitude: number; readonly longitude: number }
  | {
      readonly kind: 'cluster';
      readonly count: number;
      readonly colour: 'red' | 'blue';
      readonly latitude: number;
      readonly longitude: number;
      /** The zoom at which it splits. */
      readonly opensAt: number;
    };

/** Clusters nearby places at a zoom; returns the marks within bounds. */
export function placeClusters(places: readonly Place[]): (bounds: Bounds, zoom: number) => readonly Mark[] {
  const index = new Supercluster<{ readonly place: number }>(CLUSTERING).load(
    places.map(({ longitude, latitude }, place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return (bounds, zoom) => {
    const found = index.getClusters(bounds, Math.round(zoom));
    const counts = found.map(({ properties }) => ('cluster_id' in properties ? properties.point_count : 1));
    return found.map(({ geometry, properties }): Mark => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster_id' in properties)) return { kind: 'place', place: properties.place, latitude, longitude };
      const { point_count: count, cluster_id: cluster } = properties;
      const colour = clusterColour(count, counts);
      return { kind: 'cluster', count, colour, latitude, longitude, opensAt: index.getClusterExpansionZoom(cluster) };
    });
  };
}
