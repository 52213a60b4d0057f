import { faqGroups } from '../faqs.ts';
import type { SeedPage } from '../seed-page.ts';

export const faqs: SeedPage = {
  name: 'faqs',
  title: 'Frequently asked questions',
  keywords: 'faq, delivery, assembly, EMI, returns, wood care',
  description: 'Answers about products, delivery, assembly, payment and EMI.',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  },
  html: faqGroups
    .map(
      ({ name, questions }) =>
        `<h2>${name.replace('&', '&amp;')}</h2>\n${questions.map(({ question, answer }) => `<h3>${question}</h3>\n<p>${answer}</p>`).join('\n')}`,
    )
    .join('\n'),
};
