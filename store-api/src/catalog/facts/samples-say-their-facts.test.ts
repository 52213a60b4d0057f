import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import * as v from 'valibot';
import { readSeedFacts, readSeedProducts, type SeedProduct } from '../../seed/files/seed-media.ts';
import { ARABIC_READER, describeOnDatabase } from '../../testing/test-app.ts';

const measured = new Map(readSeedFacts().map((one) => [one.slug, one]));
const samples = readSeedProducts();
const bySlug = new Map(samples.map((sample) => [sample.slug, sample]));

/** What a name or the text of a picture may say of a piece, and what it is then. */
function saidIn(text: string, { material, color, seats, orientation, slug }: SeedProduct) {
  const { cover } = measured.get(slug) ?? {};
  const [, covering] = /\b(Velvet|Leatherette)\b/.exec(text) ?? [];
  const [, seater] = /\b(\d) Seater\b/.exec(text) ?? [];
  const [, side] = /\b(Left|Right) Chaise\b/.exec(text) ?? [];
  const [, wood] = /close-up of the (\w+ wood)/.exec(text) ?? [];
  return {
    said: { covering: covering?.toLowerCase(), seater, side, wood },
    known: {
      covering: covering && cover,
      seater: seater && String(seats),
      side: side && orientation,
      wood: wood && material.toLowerCase(),
    },
    ending: [color.name, `${color.name} Finish`, material, `${material} and Metal`],
  };
}

/** CAT-33: a drawing, a review, a swatch and a sentence contradicted the goods. Each is held against what was measured. */
describeOnDatabase('a sample', (app) => {
  let ids: ReadonlyMap<string, number>;
  beforeAll(async () => {
    const rows = await app().db.selectFrom('products').select(['slug', 'product_id']).execute();
    ids = new Map(rows.map(({ slug, product_id }) => [slug, product_id]));
  });
  const detailOf = async (slug: string, reader?: typeof ARABIC_READER): Promise<ProductDetail> => {
    const [detail] = await app().call(getProductDetail, { ProductId: ids.get(slug) ?? 0 }, reader);
    if (!detail) throw new Error(`no ${slug}`);
    return detail;
  };

  it.each(samples)(
    '$slug says its facts: measures, material, colour, seats, side, cover, swatches [CAT-33]',
    async (sample) => {
      const { dimensionsCm, material, color, seats, orientation, slug } = sample;
      const detail = await detailOf(slug);
      const { cover = null, seatHeightCm = null, seatDepthCm = null } = measured.get(slug) ?? {};
      expect(detail.DimensionsCm).toEqual({ Width: dimensionsCm.w, Depth: dimensionsCm.d, Height: dimensionsCm.h });
      expect(detail.Facts).toMatchObject({
        Seats: seats,
        Color: color.name,
        Side: orientation,
        Cover: cover,
        SeatHeightCm: seatHeightCm,
        SeatDepthCm: seatDepthCm,
      });
      expect(JSON.parse(detail.MatterialTypeJson)).toEqual([{ TypeId: expect.any(Number), TypeName: material }]);
      const care = detail.FurnitureCareContent;
      expect({ pile: care.includes('pile'), leather: care.includes('leather') }).toEqual({
        pile: cover === 'velvet',
        leather: cover === 'leatherette',
      });
      expect({ grain: care.includes('grain'), weave: care.includes('Mist') }).toEqual({
        grain: material.endsWith('Wood'),
        weave: material === 'Cane',
      });
      expect(care.includes('Wash the covers')).toBe(detail.Facts?.CoverCare === 'machine wash');
      expect(detail.DeliveryContent.includes('assembler')).toBe(detail.Facts?.Assembly === 'assembled on delivery');
      for (const { View, WidthCm, HeightCm } of detail.Drawings) {
        const { w, d, h } = dimensionsCm;
        expect([WidthCm, HeightCm]).toEqual({ front: [w, h], side: [d, h], top: [w, d] }[View]);
      }
      for (const text of [detail.MetaTitle, ...detail.Images.map(({ Alt }) => Alt)]) {
        const { said, known, ending } = saidIn(text, sample);
        expect({ text, ...said }).toEqual({ text, ...known });
        expect(text.startsWith(detail.MetaTitle)).toBe(true);
        expect(ending).toContain(detail.MetaTitle.split(' in ').at(-1));
      }
      for (const { Kind, Options } of detail.Family?.Choices ?? []) {
        for (const option of Options) {
          const other = bySlug.get(option.Slug);
          expect(other?.productType).toBe(sample.productType);
          const name = {
            color: other?.color.name,
            orientation: other?.orientation,
            material: other?.material,
            seater: '',
            size: '',
          };
          expect(option.Name).toBe(name[Kind]);
          if (Kind === 'color') expect(option.HexCode).toBe(other?.color.hex.toUpperCase());
        }
      }
      const [card] = await app().call(getProductsListByIds, { ProductIds: String(detail.ProductId) });
      expect(card).toMatchObject({
        ProductName: detail.MetaTitle,
        Price: detail.Price,
        OldPrice: detail.OldPrice,
        Rating: detail.Rating,
        TotalReviews: detail.TotalReviews,
        VendorName: detail.VendorName,
        StockStatus: detail.StockStatus,
        CategoryName: detail.CategoryName,
        Image: detail.Images[0],
        Family: detail.Family,
      });
      const { reviews } = await app().call(getProductReviews, { ProductId: detail.ProductId, PageSize: 50 });
      expect(reviews.filter(({ IsSample }) => !IsSample)).toEqual([]);
      const piece = `${sample.productType} ${sample.name}`;
      for (const { Body } of reviews) {
        if (/\bdoors?\b/i.test(Body)) expect(piece).toMatch(/Wardrobe|Sideboard|TV Unit|Shoe Rack/);
        if (/\bdrawers?\b/i.test(Body)) expect(piece).toMatch(/Drawers|Wardrobe|Shoe Rack/);
        if (/\bfabric\b/i.test(Body)) expect(cover).toBe('woven fabric');
        if (/\bweave\b/i.test(Body)) expect(piece).toContain('Cane');
        if (/\bwood\b/i.test(Body)) expect(material).toMatch(/Wood$/);
      }
    },
  );

  it('says the same in Arabic: each number, and one word for each cover, colour and material [CAT-33] [SH-21]', async () => {
    const words = new Map<string, string>();
    for (const { slug } of samples) {
      const [english, arabic] = [await detailOf(slug), await detailOf(slug, ARABIC_READER)];
      expect(arabic.DimensionsCm).toEqual(english.DimensionsCm);
      const { Cover, Color, Side, CoverCare, Assembly, Frame, Filling, Finish, ...numbers } = arabic.Facts ?? {};
      expect(english.Facts).toMatchObject(numbers);
      const translated = { Cover, Color, Side, CoverCare, Assembly, Frame, Filling, Finish };
      for (const [name, word] of Object.entries(translated)) {
        const own = english.Facts?.[name as keyof typeof translated];
        if (!own) continue;
        expect(word).toMatch(/\p{Script=Arabic}/u);
        expect(words.get(`${name} ${own}`) ?? word).toBe(word);
        words.set(`${name} ${own}`, word ?? '');
      }
      for (const { Alt } of arabic.Images) expect(Alt.startsWith(arabic.MetaTitle)).toBe(true);
    }
  });

  it('is found by the facet of each of its facts, whose swatch and number are those of the samples [CAT-33] [CAT-03]', async () => {
    const listing = async (parameters: object) => {
      const { answer, extras } = await app().callWithExtras(getAllProducts, {
        PageSize: 100,
        WithFacets: true,
        ...parameters,
      });
      return { slugs: answer.map(({ Slug }) => Slug), facets: v.parse(ListingExtras, extras).facets };
    };
    const designs = new Map<string, string>();
    for (const { slug } of samples) designs.set(slug, (await detailOf(slug)).Family?.Name ?? slug);
    const { facets } = await listing({});
    const checks = [
      ['ProductType', facets.productTypes, (one: SeedProduct) => one.productType],
      ['MaterialType', facets.materials, (one: SeedProduct) => one.material],
      ['OrientationType', facets.orientations, (one: SeedProduct) => one.orientation],
      ['SeaterType', facets.seaters, ({ seats }: SeedProduct) => seats && `${seats} Seater`],
      ['ColorID', facets.colors, (one: SeedProduct) => one.color.name],
    ] as const;
    for (const [parameter, options, factOf] of checks) {
      for (const { Id, Name, Count } of options.filter(({ Name: name }) => name !== 'Guide')) {
        const having = samples.filter((one) => factOf(one) === Name);
        const shown = (await listing({ [parameter]: String(Id) })).slugs;
        expect({ Name, Count, shown: shown.length }).toEqual({ Name, Count, shown: Count });
        expect(Count).toBe(new Set(having.map(({ slug }) => designs.get(slug))).size);
        for (const slug of shown) expect(having.map((one) => one.slug)).toContain(slug);
      }
    }
    for (const { Name, HexCode } of facets.colors) {
      const same = samples.filter(({ color }) => color.name === Name);
      expect(new Set(same.map(({ color }) => color.hex.toUpperCase()))).toEqual(new Set([HexCode]));
    }
  });
});
