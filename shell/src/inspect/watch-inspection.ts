import { languageOf } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { loadShellWords } from '../routes/words-of-page.ts';

/** Alt+Shift+R by the key's position: its character depends on the keyboard layout. */
function isChord({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyR';
}

/**
 * Outlines the remotes' regions on `?inspect` and on a key chord (SH-20); their code is loaded only then. Returns the
 * cleanup.
 */
export function watchInspection(modules: RemoteModules): () => void {
  let leave: (() => void) | undefined;
  let isOn = false;

  const toggle = async () => {
    isOn = !isOn;
    leave?.();
    leave = undefined;
    if (!isOn) return;
    // Drawn outside React, without updates: its texts, which the document does not carry, must be loaded before.
    const [{ outlineRegions }] = await Promise.all([
      import(/* webpackChunkName: "rare" */ './outline-regions.ts'),
      loadShellWords(languageOf(location.pathname)),
    ]);
    if (isOn) leave = outlineRegions(modules, () => void toggle());
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
    if (isOn) void toggle();
  };
}
