import { languageOf, translator } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import styles from './outlines.module.css';
import { type Region, visibleRegions } from './regions.ts';
import { inspectWords } from './words.ts';

/** How often the page is looked at again: regions move without an event of their own. Milliseconds. */
const LOOK_AGAIN_MS = 250;

/**
 * Draws a frame around each region and lists them all, above everything else and outside React's tree. The list is for
 * who does not see the frames. Returns what takes it away.
 */
export function outlineRegions(modules: RemoteModules, onLeave: () => void): () => void {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  // In the browser's top layer, so that the regions of an open dialog are framed too.
  layer.popover = 'manual';
  const frames = layer.appendChild(document.createElement('div'));
  frames.ariaHidden = 'true';
  const legend = layer.appendChild(document.createElement('aside'));
  legend.className = styles.legend ?? '';
  document.body.append(layer);

  let drawn = '';
  const draw = () => {
    const regions = visibleRegions(modules);
    const language = languageOf(location.pathname);
    const t = translator(inspectWords, language);
    const dialogs = document.querySelectorAll('dialog[open]').length;
    const state = JSON.stringify([language, dialogs, regions.map(({ name, version, box }) => [name, version, box])]);
    if (state === drawn) return;
    drawn = state;
    frames.replaceChildren(...regions.map(frame));
    const heading = withText('p', t('inspectHeading'));
    const list = document.createElement('ul');
    list.append(...regions.map((region) => withText('li', describe(region))));
    const button = withText('button', t('inspectLeave'));
    button.addEventListener('click', onLeave);
    legend.ariaLabel = t('inspectHeading');
    legend.replaceChildren(heading, list, button);
    // Shown anew, so that it lies above a dialog that has opened since.
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();

    function describe({ name, version, contract }: Region): string {
      return version ? t('inspectRegion', { module: name, version, contract }) : `${name}: ${t('inspectAway')}`;
    }
  };
  draw();
  const timer = setInterval(draw, LOOK_AGAIN_MS);
  return () => {
    clearInterval(timer);
    layer.remove();
  };
}

/** A frame with its label. */
function frame({ name, version, contract, box }: Region): HTMLElement {
  const outline = document.createElement('div');
  outline.className = styles.frame ?? '';
  outline.dataset.team = name.slice(0, name.indexOf(' '));
  Object.assign(outline.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  outline.append(withText('span', `${name} · ${version || '-'} · ${contract || '-'}`));
  return outline;
}

function withText<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
