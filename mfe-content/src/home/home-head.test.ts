import { fakeApi } from 'shared-contracts/testing/fake-api';
import { homeAnswers } from '../testing/home-answers.ts';
import { loadHome } from './load-home.ts';
import { page } from './page.tsx';

describe('the head of the home page', () => {
  const context = { language: 'en', storeName: 'Kashtha & Co.' } as const;

  async function head(answers: Readonly<Record<string, unknown>> = {}) {
    const outcome = await loadHome(fakeApi({ ...homeAnswers, ...answers }) as never);
    return page.head(outcome.kind === 'show' ? outcome.data : undefined, context);
  }

  test('names the store and the page, with keywords, description and structured data [HOME-01]', async () => {
    expect(await head()).toMatchObject({
      title: 'Kashtha & Co. - Home',
      keywords: 'sofas, beds',
      description: 'Furniture from Indian workshops.',
      structuredData: [{ '@type': 'FurnitureStore' }],
    });
  });

  test('preloads the picture of the first slide [HOME-02]', async () => {
    const { preload } = await head();
    expect(preload?.type).toBe('image/avif');
    expect(preload?.srcSet).toContain('/media/room-1/480.avif 480w');
  });

  test.each(['{broken', 'null', '"text"', '[1]', ''])(
    'has no structured data where the editors wrote %p [HOME-01]',
    async (Meta_Schema) => {
      const written = { ...homeAnswers['get-web-content'], Meta_Schema };
      expect((await head({ 'get-web-content': written })).structuredData).toEqual([]);
    },
  );

  test('works without editorial content', async () => {
    expect((await head({ 'get-web-content': null })).title).toBe('Kashtha & Co.');
  });
});
