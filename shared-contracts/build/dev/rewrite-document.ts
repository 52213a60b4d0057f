import { packageOf, type Team } from '../../contract/remote/teams.ts';

/** Changes a document of the store for development. */
export type Rewrite = (html: string) => string;

interface RemoteEntry {
  readonly version: string;
  readonly entry: string;
  readonly integrity?: string;
}

/** Of the shell's boot data, what is changed here. */
interface BootData {
  readonly composition: { readonly remotes: Readonly<Record<string, RemoteEntry>> };
  readonly failed: readonly string[];
  readonly hydration: unknown;
}

/** The remote's style sheets are linked, not inlined: the bundler replaces links. */
export function forLocalStore(team: Team): Rewrite {
  return (html) => html.replace(preloads(team), '').replace(inlinedStyles(team), '$1');
}

/**
 * The browser renders the whole page with this build of the remote: the running store's server has another one, whose
 * markup would not match. `entry` is the name of the newest entry script.
 */
export function forRunningStore(team: Team, entry: () => string): Rewrite {
  const name = packageOf(team);
  const boot = /(?<=<script id="boot" type="application\/json">).*?(?=<\/script>)/;
  return (html) =>
    html
      .replace(new RegExp(`${inlinedStyles(team).source}[^>]*>`, 'g'), '')
      .replace(preloads(team), '')
      .replace(boot, (json) => {
        const { composition, failed, ...rest } = JSON.parse(json) as BootData;
        const { integrity: _, ...released } = composition.remotes[team] ?? ({} as Partial<RemoteEntry>);
        const remote = { ...released, version: 'dev', entry: `/remotes/${name}/dev/${entry()}` };
        const changed: BootData = {
          ...rest,
          composition: { ...composition, remotes: { ...composition.remotes, [team]: remote } },
          failed: failed.filter((id) => !id.startsWith(`${team}/`)),
          hydration: null,
        };
        return JSON.stringify(changed).replaceAll('<', '\\u003c');
      });
}

/** Scripts of development have no integrity, as their preloads would. */
function preloads(team: Team): RegExp {
  return new RegExp(`<link rel="preload"[^>]* href="/remotes/${packageOf(team)}/[^>]*>`, 'g');
}

function inlinedStyles(team: Team): RegExp {
  const link = `<link rel="stylesheet" href="/remotes/${packageOf(team)}/[^"]*"`;
  return new RegExp(`<style>(?:(?!</style>)[^])*</style>(${link}) disabled="" media="not all"`, 'g');
}
