import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { readSeedPictures, readSeedProducts, readSeedRooms } from '../media/seed-media.ts';
import { seedBanners } from './banners.ts';
import { faqGroups, homeFaqs } from './faqs.ts';
import { seedPages } from './pages.ts';
import { seedPosts } from './posts.ts';
import { seedTestimonials } from './testimonials.ts';

/** Runs after the catalogue's seed, which stores the pictures. */
export async function seedContent(db: Kysely<Database>): Promise<void> {
  const [pictures, products, rooms] = await Promise.all([readSeedPictures(), readSeedProducts(), readSeedRooms()]);
  const hashOf = new Map(pictures.map((picture) => [picture.file, picture.hash]));
  const roomOf = new Map(rooms.map((room) => [room.name, room]));
  const heroOf = new Map(products.map((product) => [product.slug, product.images[0]]));
  const picture = (image: { readonly file: string; readonly alt: string } | undefined, source: string) => {
    const hash = hashOf.get(image?.file ?? '');
    if (!image || !hash) throw new Error(`the seed's content names a missing picture: ${source}`);
    return { image_id: hash, image_alt: image.alt };
  };

  await db
    .insertInto('web_pages')
    .values(
      seedPages.map((page) => ({
        page_name: page.name,
        title: page.title,
        meta_keyword: page.keywords,
        meta_description: page.description,
        meta_schema: page.schema ? JSON.stringify(page.schema) : '',
        content: page.html.trim(),
      })),
    )
    .execute();
  await db
    .insertInto('blog_posts')
    .values(
      seedPosts.map((post) => ({
        slug: post.slug,
        title: post.title,
        excerpt: post.excerpt,
        author: post.author,
        // Half past nine in the morning in India.
        published_at: new Date(`${post.date}T04:00:00Z`),
        ...picture(
          post.picture.startsWith('room:') ? roomOf.get(post.picture.slice('room:'.length)) : heroOf.get(post.picture),
          post.picture,
        ),
        content: post.html.trim(),
        meta_keyword: post.keywords,
        meta_description: post.excerpt,
      })),
    )
    .execute();
  await db
    .insertInto('faqs')
    .values(
      [...faqGroups, homeFaqs]
        .flatMap(({ name, questions }) =>
          questions.map(({ question, answer }) => ({ group_name: name, question, answer: `<p>${answer}</p>` })),
        )
        .map((row, index) => ({ ...row, display_order: index + 1 })),
    )
    .execute();
  await db
    .insertInto('banners')
    .values(
      seedBanners.map((banner, index) => ({
        title: banner.title,
        subtitle: banner.subtitle,
        ...picture(roomOf.get(banner.room), banner.room),
        link_url: banner.link,
        display_order: index + 1,
      })),
    )
    .execute();
  await db
    .insertInto('testimonials')
    .values(
      seedTestimonials.map(({ product, ...testimonial }, index) => ({
        ...testimonial,
        ...picture(heroOf.get(product), product),
        is_sample: true,
        display_order: index + 1,
      })),
    )
    .execute();
}
