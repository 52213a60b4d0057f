import { definePage } from 'shared-contracts';
import type { HeadContext, PageHead } from 'shared-contracts/remote/page';
import { bannerHead } from '../web-content/page-pictures.ts';
import { webContentHead } from '../web-content/web-content-head.ts';
import { Faqs } from './faqs.tsx';
import type { FaqsData } from './load-faqs.ts';
import { plainText } from './search-faqs.ts';

export const page = definePage<FaqsData>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import('./load-faqs.ts')).loadFaqs(context),
  Component: ({ data }) => <Faqs {...data} />,
  head: faqsHead,
});

function faqsHead(data: FaqsData | undefined, { storeName }: HeadContext): PageHead {
  if (!data?.meta) return { title: storeName };
  const { structuredData: _, ...head } = webContentHead(data.meta, storeName);
  const mainEntity = data.groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
  return {
    ...head,
    ...bannerHead(data.meta),
    // Search engines index the page, not each search of it.
    noindex: data.search !== '',
    structuredData: [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }],
  };
}
