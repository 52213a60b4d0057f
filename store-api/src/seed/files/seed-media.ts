import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ORIGINALS } from '../../platform/pictures/originals.ts';

export interface SeedPicture {
  /** Path below ORIGINALS. */
  readonly file: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly edge: string;
}

interface SeedImage {
  readonly file: string;
  readonly view: string;
  readonly alt: string;
}

export interface SeedProduct {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly productType: string;
  readonly material: string;
  readonly color: { readonly name: string; readonly hex: string };
  readonly orientation: string | null;
  readonly seats: number | null;
  readonly dimensionsCm: { readonly w: number; readonly d: number; readonly h: number };
  readonly images: readonly SeedImage[];
}

export interface SeedDrawing {
  /** Path below ORIGINALS. */
  readonly file: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly unitsPerCm: number;
  readonly margin: number;
}

/** What was measured on the model of a product. */
export interface SeedFacts {
  readonly slug: string;
  readonly cover?: string;
  readonly seatHeightCm?: number;
  readonly seatDepthCm?: number;
  readonly drawings: Readonly<Record<'front' | 'side' | 'top', SeedDrawing>>;
}

/** A room, or a place where furniture is made, sold or used. */
interface SeedScene {
  readonly name: string;
  readonly file: string;
  readonly alt: string;
}

/** The pictures below ORIGINALS, sorted. */
export async function seedPictureFiles(): Promise<readonly string[]> {
  const files = await readdir(ORIGINALS, { recursive: true });
  return files.filter((file) => file.endsWith('.webp')).sort();
}

export const readSeedPictures = () => readJson<readonly SeedPicture[]>('pictures.json');
export const readSeedProducts = () => readJson<readonly SeedProduct[]>('products.json');
export const readSeedFacts = () => readJson<readonly SeedFacts[]>('facts.json');
export const readSeedRooms = () => readJson<readonly SeedScene[]>('rooms.json');
export const readSeedPlaces = () => readJson<readonly SeedScene[]>('places.json');

// A test checks these files against their pictures.
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(ORIGINALS, file), 'utf8'));
}
