import type { Release } from 'shared-contracts/build/release.ts';
import type { Language } from 'shared-contracts/i18n/languages';
import { type RemoteModuleId, type Team, teamOf } from 'shared-contracts/remote/teams';
import type { Releases } from '../releases/release-watcher.ts';
import { remotePath } from '../rendering/live-store.ts';
import type { DocumentAssets } from './html-document.ts';

/** Where the shell's own web files are served, with a trailing slash. */
export function shellPath(version: string): string {
  return `/assets/${encodeURIComponent(version)}/`;
}

/** The one font whose lateness would show: that of the running text. */
const FIRST_FONT: Readonly<Record<Language, RegExp>> = {
  en: /^assets\/figtree-latin-wght\.[0-9a-f]+\.woff2$/,
  ar: /^assets\/plex-arabic-400\.[0-9a-f]+\.woff2$/,
};

interface PageParts {
  readonly releases: Releases;
  /** Those the page was rendered with. */
  readonly modules: readonly RemoteModuleId[];
  readonly language: Language;
}

/**
 * Everything a page needs, named in the document itself, so that the browser fetches it all at once: two request
 * levels in all.
 */
export function documentAssets(shell: Release, { releases, modules, language }: PageParts): DocumentAssets {
  const ownWords = Object.keys(shell.web.files).filter(
    (file) => file.startsWith(`words-${language}.`) && file.endsWith('.js'),
  );
  const scripts = new Set(ownWords.map((file) => shellPath(shell.version) + file));
  const styles = new Set(shell.web.modules.main?.css.map((file) => shellPath(shell.version) + file));
  const entered = new Set<Team>();
  for (const id of modules) {
    const team = teamOf(id);
    const release = releases[team];
    if (!release) continue;
    const base = remotePath(team, release.version);
    if (!entered.has(team)) scripts.add(base + release.web.entry);
    entered.add(team);
    const assets = release.web.modules[id.slice(team.length + 1)];
    for (const file of assets?.js ?? []) scripts.add(base + file);
    for (const file of assets?.css ?? []) styles.add(base + file);
  }
  const font = Object.keys(shell.web.files).find((file) => FIRST_FONT[language].test(file));
  return {
    main: shellPath(shell.version) + shell.web.entry,
    scripts: [...scripts],
    styles: [...styles],
    ...(font ? { font: shellPath(shell.version) + font } : {}),
  };
}
