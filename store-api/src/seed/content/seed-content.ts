import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { pictureNamed } from '../catalog/seed-pictures.ts';
import { readDocuments, readYaml, sectionsOf, toHtml } from '../files/read-files.ts';

const text = v.string();
const page = v.strictObject({ title: text, keywords: text, description: text, schema: v.optional(v.looseObject({})) });
const post = v.strictObject({
  title: text,
  /** One or two sentences for lists; also the description for search engines. */
  excerpt: text,
  keywords: text,
  author: text,
  date: v.pipe(text, v.isoDate()),
  picture: text,
});
const faqGroup = v.strictObject({ group: text, order: v.number() });
const banner = v.strictObject({ title: text, subtitle: text, room: text, link: text });
/** `product` is in the picture. */
const testimonial = v.strictObject({ name: text, city: text, rating: v.number(), product: text, quote: text });

/** The group of the home page; the others make the FAQ page (CON-01). */
const HOME_FAQS = 'home';

/** Policies, contact, questions: the law asks for most of them, and every page's foot links to them. */
export async function seedPages(db: Db): Promise<void> {
  const faqs = readFaqs();
  await db.insertInto('web_pages').values(pageRows(faqs)).execute();
  await db.insertInto('faqs').values(faqRows(faqs)).execute();
}

/** Runs after the catalogue's seed, which stores the pictures. */
export async function seedContent(db: Db): Promise<void> {
  await db.insertInto('blog_posts').values(postRows()).execute();
  await db.insertInto('banners').values(bannerRows()).execute();
  await db.insertInto('testimonials').values(testimonialRows()).execute();
}

function readFaqs() {
  const groups = readDocuments('content/faqs', faqGroup).sort((one, other) => one.order - other.order);
  return groups.map(({ markdown, ...group }) => ({ ...group, questions: sectionsOf(markdown) }));
}

type FaqGroups = ReturnType<typeof readFaqs>;

function pageRows(faqs: FaqGroups) {
  const generated = faqPage(faqs.filter(({ slug }) => slug !== HOME_FAQS));
  return readDocuments('content/pages', page).map((one) => {
    const { slug, markdown, schema, title, keywords, description } =
      one.slug === 'faqs' ? { ...one, ...generated } : one;
    return {
      page_name: slug,
      title,
      meta_keyword: keywords,
      meta_description: description,
      meta_schema: schema ? JSON.stringify(schema) : '',
      content: toHtml(markdown),
    };
  });
}

function faqPage(groups: FaqGroups) {
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map((question) => ({
      '@type': 'Question',
      name: question.heading,
      acceptedAnswer: { '@type': 'Answer', text: question.markdown },
    })),
  );
  const sections = groups.map(({ group, questions }) => [
    `## ${group}`,
    ...questions.map((question) => `### ${question.heading}\n\n${question.markdown}`),
  ]);
  return {
    schema: { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity },
    markdown: sections.flat().join('\n\n'),
  };
}

/** The journal, oldest first. */
function postRows() {
  const posts = readDocuments('content/posts', post).sort((one, other) => one.date.localeCompare(other.date));
  return posts.map(({ slug, markdown, title, excerpt, keywords, author, date, picture }) => ({
    slug,
    title,
    excerpt,
    author,
    // Half past nine in the morning in India.
    published_at: new Date(`${date}T04:00:00Z`),
    ...pictureNamed(picture),
    content: toHtml(markdown),
    meta_keyword: keywords,
    meta_description: excerpt,
  }));
}

function faqRows(groups: FaqGroups) {
  return groups
    .flatMap(({ group, questions }) =>
      questions.map(({ heading, markdown }) => ({ group_name: group, question: heading, answer: toHtml(markdown) })),
    )
    .map((row, index) => ({ ...row, display_order: index + 1 }));
}

function bannerRows() {
  return readYaml('content/banners.yaml', v.array(banner)).map(({ title, subtitle, room, link }, index) => ({
    title,
    subtitle,
    ...pictureNamed(`room:${room}`),
    link_url: link,
    display_order: index + 1,
  }));
}

function testimonialRows() {
  return readYaml('content/testimonials.yaml', v.array(testimonial)).map(({ product, ...row }, index) => ({
    ...row,
    ...pictureNamed(product),
    is_sample: true,
    display_order: index + 1,
  }));
}
