import { factsOf, type Language } from 'shared-contracts/i18n/languages';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { containerOf, type Team, teamOf } from 'shared-contracts/remote/teams';
import type { Release } from 'shared-contracts/server/release';
import type { Releases, StoredRelease } from '../releases/stored-release.ts';
import { remotePath, shellPath } from '../rendering/composed.ts';
import type { DocumentAssets, DocumentStyle, NamedFile } from './html-document.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Faces of the first paint: one that arrives later is used on the next page only. */
const FACES = /^assets\/(figtree-latin-wght|fraunces-display)\.[0-9a-f]+\.woff2$/;
const FACES_IN_ARABIC = /^assets\/(plex-arabic-[46]00|figtree-latin-wght|fraunces-display)\.[0-9a-f]+\.woff2$/;

export interface PageParts {
  readonly releases: Releases;
  /** Modules that the page was rendered with. */
  readonly modules: readonly RemoteModuleId[];
  /** Modules whose markup the page shows and whose code is loaded later. */
  readonly fragments?: readonly RemoteModuleId[];
  readonly language: Language;
  /** Whether the document carries the texts it shows; without them it preloads the shell's texts as a script. */
  readonly carriesTexts?: boolean;
  /** The markup decides which islands' style sheets are needed. */
  readonly html?: string;
  /** Without it, style sheets are linked instead of inlined. */
  readonly styleSheets?: StyleSheets;
}

/**
 * Inlines or links everything a page needs in the document, so that the browser fetches it in parallel: two request
 * levels in all, and none before the first paint.
 */
export function documentAssets(shell: StoredRelease, page: PageParts) {
  const { releases, modules, fragments = [], language, carriesTexts = false, html = '', styleSheets } = page;
  const ownWords = Object.keys(shell.web.files).filter(
    (file) => !carriesTexts && file.startsWith(`words-${language}.`) && file.endsWith('.js'),
  );
  const own = shellPath(shell);
  const scripts = new Map(ownWords.map((file) => [own + file, named(shell, own, file)]));
  const styles = new Map<string, DocumentStyle>();
  const shown = classesIn(html);
  const addScript = (release: StoredRelease, base: string, file: string) =>
    scripts.set(base + file, named(release, base, file));
  const addStyles = (release: StoredRelease, container: string, base: string, module: string) => {
    const { css = [], islands = [] } = release.web.modules[module] ?? {};
    for (const file of [...css, ...islands]) {
      const sheet = styleSheets?.(release, file, base);
      if (!css.includes(file) && sheet && ![...sheet.classes].some((name) => shown.has(name))) continue;
      styles.set(base + file, {
        ...named(release, base, file),
        text: sheet?.text,
        chunk: chunkMark(container, file),
      });
    }
  };
  addStyles(shell, 'shell', own, 'main');
  const entered = new Set<Team>();
  for (const id of [...modules, ...fragments]) {
    const team = teamOf(id);
    const release = releases[team];
    if (!release) continue;
    const base = remotePath(team, release.address);
    const module = id.slice(team.length + 1);
    addStyles(release, containerOf(team), base, module);
    if (!modules.includes(id)) continue;
    if (!entered.has(team)) addScript(release, base, release.web.entry);
    entered.add(team);
    for (const file of release.web.modules[module]?.js ?? []) addScript(release, base, file);
  }
  const needed = factsOf(language).script === 'Arab' ? FACES_IN_ARABIC : FACES;
  const faces = Object.keys(shell.web.files).filter((file) => needed.test(file));
  return {
    main: named(shell, own, shell.web.entry),
    scripts: [...scripts.values()],
    styles: [...styles.values()],
    fonts: faces.map((file) => own + file),
  } satisfies DocumentAssets;
}

function named({ web }: Release, base: string, file: string): NamedFile {
  return { href: base + file, integrity: web.files[file] };
}

/** CSS modules: each class belongs to one style sheet. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
}

/** The bundler's runtime marks the style sheet of a chunk so (output.uniqueName). */
function chunkMark(container: string, file: string): string {
  return `${container}:chunk-${file.replace(/(\.[0-9a-f]{8})?\.css$/, '')}`;
}
