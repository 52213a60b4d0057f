import { screen, within } from '@testing-library/react';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { renderPage } from 'shared-contracts/testing/render-page';
import { loadFaqs } from './load-faqs.ts';
import { page } from './page.tsx';

const faq = (GroupName: string, Question: string, Answer: string) => ({ GroupName, Question, Answer });
const api = {
  'get-web-content': {
    PageName: 'faqs',
    Title: 'Frequently asked questions',
    Meta_Keyword: 'faq',
    Meta_Description: 'Answers.',
    Meta_Schema: '',
    DataContent: '<p>Not answered? <a href="/Contactus">Write to us</a>.</p>',
  },
  'get-faq-list': [
    faq('Product Related', 'Is it really solid wood?', '<p>Every <b>load-bearing</b> part is.</p>'),
    faq('Product Related', 'Will mine look like the picture?', '<p>The form will; the café’s grain is its own.</p>'),
    faq('Shipping & Delivery', 'How long does delivery take?', '<p>7 to 13 days.</p>'),
    faq('Bank Details & EMI', 'Will mine look like the picture?', '<p>A twin of another group.</p>'),
    faq('Home', 'Is assembly free?', '<p>In major cities.</p>'),
  ],
};

const open = (path = '/Faqs', language: 'en' | 'ar' = 'en') => renderPage(page, { path, language, api });
const questions = () => screen.getAllByRole('group').map((one) => one.querySelector('summary')?.textContent);

describe('the page of questions', () => {
  test('has its groups in order, without that of the home page [CON-01]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeInTheDocument();
    const groups = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    expect(groups.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Product Related', '#product-related'],
      ['Shipping & Delivery', '#shipping-delivery'],
      ['Bank Details & EMI', '#bank-details-emi'],
    ]);
    expect(questions()).toHaveLength(4);
    for (const group of screen.getAllByRole('group')) expect(group).not.toHaveAttribute('open');
  });

  test('finds as one types, in questions and answers, whatever the case and accents [CON-01]', async () => {
    const { user } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search the answers' });
    await user.type(field, 'CAFE grain');
    expect(questions()).toEqual(['Will mine look like the picture?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    expect(screen.getByRole('group')).toHaveAttribute('open');
    await user.clear(field);
    await user.type(field, 'submarine');
    expect(screen.getByText('No answers match your search.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(questions()).toHaveLength(4);
  });

  test.each([
    ['اضاءه', 'هل تشمل الإضاءة ٣ مصابيح؟'],
    ['3 مصابيح', 'هل تشمل الإضاءة ٣ مصابيح؟'],
    ['ضَمَان', 'ما مدى الضمان؟'],
    ['مدي', 'ما مدى الضمان؟'],
    ['1 كانون', 'ما مدى الضمان؟'],
  ])('finds %s in Arabic, however it is spelt [SH-22] [CON-01]', async (typed, question) => {
    const list = [
      faq('عن المنتجات', 'هل تشمل الإضاءة ٣ مصابيح؟', '<p>نعم.</p>'),
      faq('عن المنتجات', 'ما مدى الضمان؟', '<p>من ١ كانون الثاني.</p>'),
    ];
    const { user } = await renderPage(page, { path: '/Faqs', language: 'ar', api: { ...api, 'get-faq-list': list } });
    await user.type(screen.getByRole('searchbox'), typed);
    expect(questions()).toEqual([question]);
  });

  test('is searched by its address, before and without JavaScript [CON-01]', async () => {
    await open('/Faqs?q=delivery');
    expect(questions()).toEqual(['How long does delivery take?']);
    expect(screen.getByRole('searchbox')).toHaveValue('delivery');
  });

  test('gives every answer an address, which unfolds it [CON-01]', async () => {
    await open('/Faqs#how-long-does-delivery-take');
    const ids = screen.getAllByRole('link', { name: /^Link to this answer/ }).map((link) => link.getAttribute('href'));
    expect(ids).toEqual([
      '#is-it-really-solid-wood',
      '#will-mine-look-like-the-picture',
      '#how-long-does-delivery-take',
      '#will-mine-look-like-the-picture-2',
    ]);
    for (const id of ids) expect(document.querySelectorAll(`[id="${id?.slice(1)}"]`)).toHaveLength(1);
    expect(screen.getByText('7 to 13 days.').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('A twin of another group.').closest('details')).not.toHaveAttribute('open');
  });

  test('shows a page whose address ends in a malformed fragment [CON-01]', async () => {
    await open('/Faqs#100%');
    expect(screen.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeInTheDocument();
  });

  test('has a name of the store’s own, not marked as English, while the editors have written none [SH-16]', async () => {
    await renderPage(page, { path: '/Faqs', language: 'ar', api: { ...api, 'get-web-content': null } });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Frequently asked questions');
    expect(heading).not.toHaveAttribute('lang');
    expect(heading).not.toHaveAttribute('dir');
  });

  test('marks the editors’ English on an Arabic page [SH-16]', async () => {
    await open('/Faqs', 'ar');
    expect(screen.getByText('Is it really solid wood?')).toHaveAttribute('lang', 'en');
  });

  test('has translated questions at the addresses of the English ones [SH-21] [CON-01]', async () => {
    const translated = (GroupName: string, GroupSlug: string, Question: string, QuestionSlug: string) => ({
      ...faq(GroupName, Question, '<p>نعم.</p>'),
      GroupSlug,
      QuestionSlug,
    });
    const list = [
      translated('عن المنتجات', 'product-related', 'هل هو خشب صلب حقًا؟', 'is-it-really-solid-wood'),
      translated('الرئيسية', 'home', 'هل التركيب مجاني؟', 'is-assembly-free'),
    ];
    await renderPage(page, { path: '/Faqs', language: 'ar', api: { ...api, 'get-faq-list': list } });
    expect(questions()).toEqual(['هل هو خشب صلب حقًا؟']);
    expect(screen.getByRole('link', { name: 'عن المنتجات' })).toHaveAttribute('href', '#product-related');
    expect(screen.getByText('نعم.').closest('#is-it-really-solid-wood')).not.toBeNull();
    expect(screen.getByText('نعم.').closest('[lang]')).toBeNull();
  });

  test('describes all its questions to search engines as a FAQPage, and a search not at all [CON-01] [SH-18]', async () => {
    const load = async (search: string) => {
      const outcome = await loadFaqs({ url: new URL(`http://store.test/Faqs${search}`), ...fakeApi(api) } as never);
      if (outcome.kind !== 'show') throw new Error(outcome.kind);
      return page.head(outcome.data, { language: 'en', storeName: 'Kashtha & Co.' });
    };
    const head = await load('');
    expect(head).toMatchObject({ title: 'Kashtha & Co. - Frequently asked questions', noindex: false });
    const [faqPage] = head.structuredData ?? [];
    expect(faqPage).toMatchObject({ '@type': 'FAQPage' });
    expect((faqPage as { mainEntity: unknown[] }).mainEntity).toHaveLength(4);
    expect((faqPage as { mainEntity: unknown[] }).mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'Is it really solid wood?',
      acceptedAnswer: { '@type': 'Answer', text: 'Every load-bearing part is.' },
    });
    expect((await load('?q=wood')).noindex).toBe(true);
  });
});
