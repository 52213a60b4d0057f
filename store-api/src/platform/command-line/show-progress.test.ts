import { showProgress } from './show-progress.ts';

function stream(isTTY: boolean) {
  const written: string[] = [];
  const to = {
    isTTY,
    columns: 80,
    write: (text: string) => written.push(text),
    cork: () => {},
    uncork: () => {},
    on: () => {},
    removeListener: () => {},
    moveCursor: () => {},
    cursorTo: () => {},
    clearLine: () => {},
  };
  return { written, to: to as unknown as NodeJS.WriteStream };
}

describe('progress', () => {
  it('is a line every few seconds where there is no terminal', () => {
    const { written, to } = stream(false);
    let time = 0;
    const { show } = showProgress(to, () => time);
    for (const done of [1, 2, 3]) show({ done, of: 10, what: 'products' });
    expect(written).toEqual([]);
    time = 6_000;
    show({ done: 4, of: 10, what: 'products' });
    show({ done: 5, of: 10, what: 'products' });
    time = 12_000;
    show({ done: 9, what: 'rows' });
    expect(written).toEqual(['4 of 10 products …\n', '9 rows …\n']);
  });

  it('is a bar on a terminal, removed before a line is written', () => {
    const { written, to } = stream(true);
    const { show, clear } = showProgress(to);
    show({ done: 5, of: 10, what: 'products' });
    expect(written.join('')).toContain('of 10 products');
    const before = written.length;
    clear();
    expect(written.length).toBeGreaterThan(before);
  });
});
