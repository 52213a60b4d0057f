import type { LayoutData } from '../../composition/layout-data.ts';
import { sentLayouts } from './sent-layouts.ts';

test('a layout is sent once, and again after many others have taken its place', () => {
  const held: LayoutData[] = [];
  let sent = 0;
  const slotOf = sentLayouts((slot, layout) => {
    held[slot] = layout;
    sent += 1;
  });
  const layouts = Array.from({ length: 20 }, () => ({}) as LayoutData);
  for (const layout of [...layouts, ...layouts]) {
    expect(held[slotOf(layout)]).toBe(layout);
    expect(held[slotOf(layout)]).toBe(layout);
  }
  expect(sent).toBe(40);
});
