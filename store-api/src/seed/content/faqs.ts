interface SeedFaq {
  readonly question: string;
  /** Plain text. */
  readonly answer: string;
}

/** The groups of the FAQ page (CON-01). */
export const faqGroups: readonly { readonly name: string; readonly questions: readonly SeedFaq[] }[] = [
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

/** The home page's group. */
export const homeFaqs: { readonly name: string; readonly questions: readonly SeedFaq[] } = {
  name: 'Home',
  questions: [
    {
      question: 'What is the furniture made of?',
      answer:
        'Solid sheesham, mango and acacia wood, kiln-dried; hardwood frames under upholstery; cane woven by hand. Each product page names the material and the maker.',
    },
    {
      question: 'How soon does it come, and what does that cost?',
      answer:
        'In 7 to 13 days, anywhere in India that a lorry reaches, and free of charge for nearly every piece. Enter your PIN code on a product page to see what holds for you.',
    },
    {
      question: 'Who puts it together?',
      answer:
        'We do, free of charge, in major cities. Elsewhere an assembler visits within 48 to 72 business hours after delivery and is paid directly: about ₹700 to ₹1,000 for a bed.',
    },
    {
      question: 'How can I pay?',
      answer:
        'By UPI, card, wallet or net banking, or by credit card in 3, 6, 9, 12 or 24 instalments. There is no cash on delivery.',
    },
    {
      question: 'What if I do not like it?',
      answer:
        'Return what is marked “Returnable” within 7 days of delivery, unused and with its packing. We collect it and refund the way you paid.',
    },
    {
      question: 'Can you make it in another size, wood or fabric?',
      answer:
        'Yes, from a single chair to the furniture of a hotel. Ask under “Ask For Customization” on the product page, or see customised furniture and bulk orders.',
    },
  ],
};
