import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('questions and answers', (app) => {
  it('come in three groups of at least five, in their order, and one for each page that shows its own [CON-01] [CON-03] [HOME-06]', async () => {
    const faqs = await app().call(getFaqList, {});
    const groups = Map.groupBy(faqs, (faq) => faq.GroupName);
    const ofPages = ['Bulk orders', 'Customised furniture'];
    expect([...groups.keys()]).toEqual([
      'Product Related',
      'Shipping & Delivery',
      'Bank Details & EMI',
      'Home',
      ...ofPages,
    ]);
    for (const [name, group] of groups) {
      if (ofPages.includes(name)) expect(group).toHaveLength(4);
      else expect(group.length).toBeGreaterThanOrEqual(5);
    }
    expect(faqs.every(({ Answer }) => /^<p>.+<\/p>$/.test(Answer))).toBe(true);
  });

  it('of one group come alone; an unknown group is empty [CON-01]', async () => {
    const emi = await app().call(getFaqList, { GroupName: 'Bank Details & EMI' });
    expect(new Set(emi.map(({ GroupName }) => GroupName))).toEqual(new Set(['Bank Details & EMI']));
    await expect(app().call(getFaqList, { GroupName: 'Gossip' })).resolves.toEqual([]);
  });

  it('follow the order the operator gave them, sanitised [CAT-18]', async () => {
    await app()
      .db.insertInto('faqs')
      .values({
        document: 'home',
        group_name: 'Home',
        question: 'First?',
        answer: '<p onclick="x()">Yes</p><script>1</script>',
        display_order: 0,
      })
      .execute();
    const [first] = await app().call(getFaqList, { GroupName: 'Home' });
    expect(first).toEqual({
      GroupName: 'Home',
      GroupSlug: 'home',
      Question: 'First?',
      QuestionSlug: 'first',
      Answer: '<p>Yes</p>',
    });
  });

  it('refuses a group name beyond its length', async () => {
    const { status, problem } = await app().refused(getFaqList, { GroupName: 'x'.repeat(101) });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'GroupName']);
  });
});
