import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { PRICE_SLIDER } from './price-slider.ts';
import { RangeSlider } from './range-slider.tsx';

const pass = fakeTime();

// Story: keys moved the browser's own handle before the filters' code had come; the handle went back, the list stayed.
test.each([
  ['moved', 'Lowest price', '4800', [[[4800, 48_000]]]],
  ['left alone', 'Lowest price', '0', []],
  ['moved to the other', 'Highest price', '0', [[[0, PRICE_SLIDER.gap]]]],
])(
  'a handle that is %s before hydration keeps its place and takes effect [CAT-04]',
  async (_, name, value, committed) => {
    const onCommit = jest.fn();
    const slider = (
      <RangeSlider
        {...PRICE_SLIDER}
        values={[0, 48_000]}
        labels={['Lowest price', 'Highest price']}
        texts={['', '']}
        onSlide={() => undefined}
        onCommit={onCommit}
      />
    );
    document.body.innerHTML = `<div>${renderToString(slider)}</div>`;
    const handle = screen.getByRole('slider', { name }) as HTMLInputElement;
    handle.value = value;
    const root = await act(() => hydrateRoot(document.body.firstElementChild as Element, slider));
    expect(handle.value).toBe(value);
    await pass(500);
    expect(onCommit.mock.calls).toEqual(committed);
    await act(() => root.unmount());
  },
);
