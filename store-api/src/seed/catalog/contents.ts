import * as v from 'valibot';
import { contradictionsIn } from '../../catalog/product-records/contradictions.ts';
import { readYaml } from '../files/read-files.ts';
import type { SeedProduct } from '../files/seed-media.ts';
import type { SeedArticle } from './articles.ts';
import type { PieceFacts } from './facts.ts';
import type { SeedVendor } from './vendors.ts';

const material = v.strictObject({
  about: v.string(),
  /** The category that gathers the material. */
  category: v.optional(v.string()),
});

export const seedMaterials = readYaml('catalog/materials.yaml', v.record(v.string(), material));

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function fullDescription(product: SeedProduct, article: SeedArticle, facts: PieceFacts): string {
  return [
    `<p>The <strong>${product.name}</strong> ${article.promise}. ${aboutMaterial(product, facts)}</p>`,
    '<h3>What makes it good</h3>',
    list(article.features.filter((feature) => contradictionsIn(feature, toldOf(product, facts)).length === 0)),
    '<h3>Before you order</h3>',
    '<p>Please measure doors, stairs and lift before ordering; every piece is made by hand, so allow 1 cm either way.</p>',
  ].join('\n');
}

export function shortDescription(product: SeedProduct, article: SeedArticle): string {
  const color = product.color.name.toLowerCase();
  const [finish] = /^natural$|.*(?= finish$)/.exec(color) ?? [];
  return `${product.productType} in ${finish ? `a ${finish} finish` : color} that ${article.promise}.`;
}

/** What its texts are held against; a feature of the type that does not hold for this piece is left out. */
export const toldOf = (product: SeedProduct, { weightKg, row }: PieceFacts) => ({
  ...row,
  type: product.productType,
  material: product.material,
  orientation: product.orientation,
  seater: product.seats === null ? null : String(product.seats),
  width_cm: product.dimensionsCm.w,
  depth_cm: product.dimensionsCm.d,
  height_cm: product.dimensionsCm.h,
  weight_kg: weightKg,
  shipping_days: null,
  returnable: null,
});

function aboutMaterial({ material }: SeedProduct, { row: { cover } }: PieceFacts): string {
  return seedMaterials[material === 'Fabric' ? (COVER_MATERIALS[cover ?? ''] ?? material) : material]?.about ?? '';
}

/** The key of materials.yaml that tells of a cover. */
const COVER_MATERIALS: Readonly<Record<string, string>> = {
  'woven fabric': 'Fabric',
  velvet: 'Velvet',
  leatherette: 'Leatherette',
};

/** What is not of the piece: how it is delivered. */
export const DELIVERY_CONTENT = [
  '<p>Delivered anywhere in India. We call before we come.</p>',
  list(['Delivery up to your door on the ground floor, or by lift to any floor.']),
].join('\n');

export function warrantyContent(product: SeedProduct): string {
  const years = product.material === 'Fabric' || product.material === 'Leatherette' ? 2 : 3;
  return [
    `<p><strong>${years} years</strong> on frame and joints, 1 year on fabric, foam, cane and hardware, against faults of making.</p>`,
    '<p>Not covered: wear, spills, pets, sun, termites brought in by other furniture, and repairs by others.</p>',
  ].join('\n');
}

export function disclaimerContent(): string {
  return '<p>Grain, weave and shade differ from piece to piece and from screen to screen. Props in the pictures are not included. Measurements may vary by 1 cm.</p>';
}

export function merchantContent(vendor: SeedVendor): string {
  return `<p>${vendor.about}</p><p>Sold by ${vendor.name}. Made in ${vendor.country} by ${vendor.manufacturer}, ${vendor.address}.${importedBy(vendor)}</p>`;
}

const importedBy = ({ importer }: SeedVendor) =>
  importer ? ` Imported by ${importer.name}, ${importer.address}.` : '';
