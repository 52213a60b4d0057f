/** @jest-environment node */
import { defineIsland } from 'shared-contracts';
import { renderWhole } from './render-whole.ts';

function Broken(): never {
  throw new Error('a defect in a shelf');
}

const Shelf = defineIsland({ load: async () => Broken, placeholder: null });

describe('the markup of a page', () => {
  test('is whole but for a region that throws, which is left to the browser [SH-12] [OPS-14]', async () => {
    const { html, regionFaults } = await renderWhole(
      <main>
        <h1>Chairs</h1>
        <Shelf />
        <p>Read on</p>
      </main>,
    );
    expect(html).toContain('<h1>Chairs</h1>');
    expect(html).toContain('<p>Read on</p>');
    expect(html).not.toContain('<script');
    expect(regionFaults).toEqual([
      { fault: new Error('a defect in a shelf'), componentStack: expect.stringContaining('at Broken') },
    ]);
  });

  test('is none when the page itself throws', async () => {
    await expect(renderWhole(<Broken />)).rejects.toThrow('a defect in a shelf');
  });
});
