import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from './terminal.ts';

const LINE_EVERY_MS = 5_000;

/** A bar on a terminal; elsewhere, as in a log, a line every few seconds. */
export function showProgress(to: NodeJS.WriteStream, now = () => Date.now()) {
  let bar: SingleBar | null = null;
  let lastLine = now();
  const clear = () => {
    bar?.stop();
    bar = null;
  };
  return {
    show({ done, of, what }: Progress): void {
      if (to.isTTY && of !== undefined) {
        bar ??= startedBar(to, of, what);
        bar.setTotal(of);
        bar.update(done);
        if (done >= of) clear();
        return;
      }
      if (now() - lastLine < LINE_EVERY_MS) return;
      lastLine = now();
      to.write(of === undefined ? `${done} ${what} …\n` : `${done} of ${of} ${what} …\n`);
    },
    /** Removes the bar, so that a line can be written; the next progress draws it again. */
    clear,
    end: clear,
  };
}

function startedBar(stream: NodeJS.WriteStream, of: number, what: string): SingleBar {
  const format = `{bar} {percentage} %  {value} of {total} ${what}  {eta_formatted} left`;
  const bar = new SingleBar({ stream, format, clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
  bar.start(of, 0);
  return bar;
}
