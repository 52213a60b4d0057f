import { languageOf, translator } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import styles from './outlines.module.css';
import { type Region, visibleRegions } from './regions.ts';
import { inspectWords } from './words.ts';

/** Regions move without an event, so their outlines are redrawn at this interval. Milliseconds. */
const REDRAW_MS = 250;

/**
 * Outlines each region and lists them all, above everything else and outside React's tree. The list serves screen
 * readers. Returns a function that removes both.
 */
export function outlineRegions(modules: RemoteModules, onLeave: () => void): () => void {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  // In the top layer, so that the regions of an open dialog are outlined too.
  layer.popover = 'manual';
  const outlines = layer.appendChild(document.createElement('div'));
  outlines.ariaHidden = 'true';
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
    outlines.replaceChildren(...regions.map(outlineOf));
    const heading = withText('p', t('inspectHeading'));
    const list = document.createElement('ul');
    list.append(...regions.map((region) => withText('li', describe(region))));
    const button = withText('button', t('inspectLeave'));
    button.addEventListener('click', onLeave);
    legend.ariaLabel = t('inspectHeading');
    legend.replaceChildren(heading, list, button);
    // Reopening moves it above a dialog that has opened since.
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();

    function describe({ name, version, contract }: Region): string {
      return version ? t('inspectRegion', { module: name, version, contract }) : `${name}: ${t('inspectUnavailable')}`;
    }
  };
  draw();
  const timer = setInterval(draw, REDRAW_MS);
  return () => {
    clearInterval(timer);
    layer.remove();
  };
}

function outlineOf({ name, version, contract, box }: Region): HTMLElement {
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
