import type { Frame } from './declaration.ts';

interface ModuleBuild {
  readonly container: string;
  /** The ES module with the build's own container. */
  readonly entry: string;
  /** The integrity of each script. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly frames: Readonly<Record<string, Frame>>;
}

/**
 * The classic script by which a shell loads a build of ES modules. A page's Integrity-Policy lets no import through without a
 * hash, and `import()` has no place for one: each script is fetched by a modulepreload with its hash, from which the import
 * then takes it.
 */
export function moduleContainerScript({ container, entry, scripts, frames }: ModuleBuild): string {
  return `var ${container} = (() => {
  const base = new URL('.', document.currentScript.src).href;
  const scripts = ${JSON.stringify(scripts)};
  const frames = ${JSON.stringify(frames)};
  const fetchChecked = ([file, integrity]) => new Promise((resolve) => {
    const link = document.createElement('link');
    if (!link.relList.supports('modulepreload')) return resolve();
    link.onload = link.onerror = resolve;
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = base + file;
    document.head.append(link);
  });
  let built;
  const load = () => (built ??= Promise.all(Object.entries(scripts).map(fetchChecked)).then(() => import(base + ${JSON.stringify(entry)})));
  ${FRAMED}
  let lent;
  return {
    init: async (scope, ...more) => ((lent = scope), (await load()).init(scope, ...more)),
    get: async (name) => {
      const frame = frames[name.slice(2)];
      if (name === './words/ar' && ${Object.keys(frames).length > 0}) return () => ({ default: {} });
      const factory = await (await load()).get(name);
      return frame ? framed(lent, name, frame, factory().mount) : factory;
    },
  };
})();
`;
}

/** The server's container of a remote whose modules only browsers run: it shows their frames. */
export function frameContainerScript(frames: ModuleBuild['frames']): string {
  return `const frames = ${JSON.stringify(frames)};
${FRAMED}
let lent;
exports.init = async (scope) => void (lent = scope);
exports.get = async (name) => {
  if (name === './words/ar') return () => ({ default: {} });
  return framed(lent, name, frames[name.slice(2)]);
};
`;
}

/** Server and browser make the same markup: the frame, whose content the browser mounts. React comes from the shell. */
const FRAMED = `const framed = async (scope, name, { title, minBlockSize }, mount) => {
    const shared = async (key) => {
      const [offer] = Object.values(scope[key]);
      return offer.lib ? offer.lib() : (await offer.get())();
    };
    const { createElement } = await shared('react');
    const { useLanguage } = await shared('shared-contracts');
    const attach = mount && ((element) => mount(element, { language: document.documentElement.lang }));
    const isPage = name.startsWith('./pages/');
    const titleIn = (language) => title[language] ?? title.en;
    const Component = () => {
      const heading = createElement(isPage ? 'h1' : 'h2', { tabIndex: isPage ? -1 : undefined }, titleIn(useLanguage()));
      const content = createElement('div', { ref: attach, style: { minBlockSize } });
      return createElement('section', { className: isPage ? 'container' : undefined }, heading, content);
    };
    const head = (_, { language, storeName }) => ({ title: titleIn(language) + ' | ' + storeName });
    return () => (isPage ? { page: { Component, head } } : { fragment: { Component } });
  };`;
