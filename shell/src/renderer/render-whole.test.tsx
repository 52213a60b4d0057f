/** @jest-environment node */

import { Suspense, useId } from 'react';
import { defineIsland } from 'shared-contracts';
import { renderWaiting, renderWhole } from './render-whole.ts';

function Broken(): never {
  throw new Error('a defect in a shelf');
}

function Page() {
  const id = useId();
  return (
    <main aria-labelledby={id} style={{ color: 'red' }}>
      <h1 id={id}>
        {'Sofas & <chairs>'} {3} ‘fauteuils’ {'أرائك'}
      </h1>
      <Suspense fallback={null}>
        <img src="/sofa.avif" srcSet="/sofa.avif 2x" alt="" fetchPriority="high" />
        <input defaultValue='"' disabled />
        <select defaultValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      </Suspense>
    </main>
  );
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

  test('is whole too when the code of a region that throws is there [SH-12] [OPS-14]', async () => {
    await Shelf.load('en');
    const { html, regionFaults } = await renderWhole(
      <main>
        <Shelf />
        <p>Read on</p>
      </main>,
    );
    expect(html).toContain('<p>Read on</p>');
    expect(regionFaults).toMatchObject([{ fault: new Error('a defect in a shelf') }]);
  });

  // The browser hydrates what React's stream would have sent.
  test('is that of a stream, to the byte [PERF-04]', async () => {
    const page = <Page />;
    expect(await renderWhole(page)).toEqual(await renderWaiting(page));
  });

  test('is none when the page itself throws', async () => {
    await expect(renderWhole(<Broken />)).rejects.toThrow('a defect in a shelf');
  });
});
