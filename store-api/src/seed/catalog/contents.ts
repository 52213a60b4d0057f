import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';
import type { SeedProduct } from '../files/seed-media.ts';
import type { SeedArticle } from './articles.ts';
import type { SeedVendor } from './vendors.ts';

const material = v.strictObject({
  about: v.string(),
  care: v.array(v.string()),
  /** The category that gathers the material. */
  category: v.optional(v.string()),
});

export const seedMaterials = readYaml('catalog/materials.yaml', v.record(v.string(), material));

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function fullDescription(product: SeedProduct, article: SeedArticle): string {
  const { w, d, h } = product.dimensionsCm;
  return [
    `<p>The <strong>${product.name}</strong> ${article.promise}. ${aboutMaterial(product)}</p>`,
    '<h3>What makes it good</h3>',
    list(article.features),
    '<h3>Measurements</h3>',
    `<p>Width ${w} cm, depth ${d} cm, height ${h} cm. Please measure doors, stairs and lift before ordering; every piece is made by hand, so allow 1 cm either way.</p>`,
  ].join('\n');
}

export function shortDescription(product: SeedProduct, article: SeedArticle): string {
  return `${product.productType} in ${product.color.name.toLowerCase()} that ${article.promise}.`;
}

function aboutMaterial(product: SeedProduct): string {
  return seedMaterials[product.material]?.about ?? '';
}

export function deliveryContent(days: number): string {
  return [
    `<p>Made ready and delivered in about <strong>${days} days</strong>, anywhere in India that a lorry reaches. We call before we come.</p>`,
    list([
      'Delivery up to your door on the ground floor, or by lift to any floor.',
      'Assembly is free in major cities. Elsewhere it costs about ₹700 to ₹1,000 for a bed, paid directly to the assembler.',
      'The service partner visits within 48 to 72 business hours after delivery.',
    ]),
  ].join('\n');
}

export function careContent(product: SeedProduct): string {
  return list(seedMaterials[product.material]?.care ?? []);
}

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
