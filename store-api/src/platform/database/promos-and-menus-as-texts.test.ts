import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { askInLanguage } from '../../testing/ask-in-language.ts';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { up } from './migrations/0610-promos-and-menus-as-texts.ts';

describeOnDatabase('a store whose strip and footer held their Arabic', (app) => {
  it('has it as translations, in the words that visitors see, and its versions in English [SH-21]', async () => {
    const { db } = app();
    const earlier = [
      ['menus', 'rain', 1, { title: { en: 'Rain', ar: 'وابل' }, order: 9, links: [] }],
      [
        'menus',
        'rain',
        2,
        {
          title: { en: 'Rain', ar: 'مطر' },
          order: 9,
          links: [
            { to: '/Cart', text: { en: 'Dry', ar: 'جاف' } },
            { to: '/Blog', text: { en: 'Wet' } },
          ],
        },
      ],
      // A draft, later than what visitors see.
      [
        'menus',
        'rain',
        3,
        { title: { en: 'Rain', ar: 'غيث' }, order: 9, links: [{ to: '/Cart', text: { en: 'Dry' } }] },
      ],
      ['strip', 'rain', 1, { text: { en: 'It rains\n', ar: 'إنها تمطر\n' }, order: 0 }],
    ] as const;
    for (const kind of ['menus', 'strip']) {
      const live_version = kind === 'menus' ? 2 : 1;
      await db.insertInto('content_items').values({ kind, name: 'rain', live_version, next_change_at: null }).execute();
    }
    for (const [kind, name, version, front] of earlier) {
      const times = {
        created_at: new Date(version),
        publish_at: version === 3 ? null : new Date(version),
        end_at: null,
      };
      const row = { kind, name, version, front: JSON.stringify(front), markdown: '', ...times };
      await db.insertInto('content_versions').values(row).execute();
    }

    await up(db as never);

    const { menus, strip } = await askInLanguage(app(), 'ar', getSiteSettings, {});
    expect([menus.at(-1), strip]).toEqual([
      {
        title: 'مطر',
        links: [
          { to: '/Cart', text: 'جاف' },
          { to: '/Blog', text: 'Wet' },
        ],
      },
      { text: 'إنها تمطر' },
    ]);
    const { lines } = await operator(app(), ['menus', 'show', 'rain']);
    expect(lines.join('\n')).toContain('title: Rain\norder: 9\nlinks:\n  - to: /Cart\n    text: Dry\n');
    expect((await operator(app(), ['translations', 'missing', 'ar', '--format', 'jsonl'])).lines).toEqual([
      '{"shown_from":"menus.text","english":"Wet"}',
    ]);
    expect((await operator(app(), ['translations', 'list', 'ar', '--format', 'jsonl'])).lines).toContain(
      '{"shown_from":"strip.text","english":"It rains","translated":"إنها تمطر","state":"machine"}',
    );
  });
});
