import type { SeedPage } from '../seed-page.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

const groups: readonly { readonly name: string; readonly questions: readonly Question[] }[] = [
  {
    name: 'Product Related',
    questions: [
      {
        question: 'Is it really solid wood?',
        answer:
          'Where a product says solid wood, every visible and load-bearing part is. Drawer bottoms and cabinet backs may be plywood, and bed slats are.',
      },
      {
        question: 'Will mine look like the picture?',
        answer:
          'The form will; the grain will be your own. Shades vary a little from tree to tree and from screen to screen.',
      },
      {
        question: 'Can I change the size, finish or fabric?',
        answer:
          'Yes. Use “Ask For Customization” on the product page or the customised furniture page; you get a price within a week.',
      },
      {
        question: 'Are mattress, cushions and decoration included?',
        answer:
          'Cushions that belong to a sofa or chair are. Mattresses, bedding and the things around a product in its pictures are not.',
      },
      {
        question: 'How do I look after it?',
        answer: 'Each product page has its own care section; there is a longer one under Furniture care.',
      },
    ],
  },
  {
    name: 'Shipping & Delivery',
    questions: [
      {
        question: 'How long does delivery take?',
        answer: '7 to 13 days, depending on the piece and the place. The product page says how many.',
      },
      {
        question: 'What does delivery cost?',
        answer:
          'Nothing for nearly everything. A few large or fragile pieces carry a fee, which is shown on the product page and at checkout before you pay.',
      },
      {
        question: 'Is assembly included?',
        answer:
          'It is free in major cities. Elsewhere it costs about ₹700 to ₹1,000 for a bed, paid directly to the assembler, who visits within 48 to 72 business hours after delivery.',
      },
      { question: 'Do you deliver outside India?', answer: 'We deliver within India only.' },
      {
        question: 'What if something arrives damaged?',
        answer: 'Tell us within 48 hours with two photographs. We repair, replace or refund, at our cost.',
      },
    ],
  },
  {
    name: 'Bank Details & EMI',
    questions: [
      {
        question: 'How can I pay?',
        answer: 'By UPI, credit or debit card, wallet or net banking. There is no cash on delivery.',
      },
      {
        question: 'Can I pay in instalments?',
        answer:
          'Yes, by credit card over 3, 6, 9, 12 or 24 months. The product page shows the monthly amounts; your bank sets the interest.',
      },
      {
        question: 'Is paying here safe?',
        answer: 'Payment happens in the window of a licensed payment provider. We never see or store your card.',
      },
      {
        question: 'Do I get a GST invoice?',
        answer: 'With every order, and with your GSTIN on it if you enter one at checkout.',
      },
      {
        question: 'When do refunds arrive?',
        answer:
          'We send them within two working days of accepting a cancellation or receiving a return; banks take five to seven more.',
      },
    ],
  },
];

const paragraph = ({ question, answer }: Question) => `<h3>${question}</h3>\n<p>${answer}</p>`;

export const faqs: SeedPage = {
  name: 'faqs',
  title: 'Frequently asked questions',
  keywords: 'faq, delivery, assembly, EMI, returns, wood care',
  description: 'Answers about products, delivery, assembly, payment and EMI.',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  },
  html: groups
    .map(({ name, questions }) => `<h2>${name.replace('&', '&amp;')}</h2>\n${questions.map(paragraph).join('\n')}`)
    .join('\n'),
};
