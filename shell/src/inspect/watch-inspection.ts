import { languageOf } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { loadShellWords } from '../routes/words-of-page.ts';

/** Alt+Shift+R, by the key's place: what it writes differs from keyboard to keyboard. */
function isChord({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyR';
}

/**
 * Shows which remote made what while the address asks for it (`?inspect`), and on a key chord (SH-20). What shows it is
 * loaded only then. Returns what ends the watch.
 */
export function watchInspection(modules: RemoteModules): () => void {
  let leave: (() => void) | undefined;
  let wanted = false;

  const toggle = async () => {
    wanted = !wanted;
    leave?.();
    leave = undefined;
    if (!wanted) return;
    // It is drawn once, outside React: the whole texts must be here, not only those the document carries.
    const [{ outlineRegions }] = await Promise.all([
      import('./outline-regions.ts'),
      loadShellWords(languageOf(location.pathname)),
    ]);
    if (wanted) leave = outlineRegions(modules, () => void toggle());
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isChord(event)) return;
    event.preventDefault();
    void toggle();
  };

  document.addEventListener('keydown', onKey);
  if (new URLSearchParams(location.search).has('inspect')) void toggle();
  return () => {
    document.removeEventListener('keydown', onKey);
    if (wanted) void toggle();
  };
}
