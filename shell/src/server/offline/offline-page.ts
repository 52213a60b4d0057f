import { createHash } from 'node:crypto';
import { type BundledLanguage, factsOf } from 'shared-contracts/i18n/languages';
import { DRAWINGS, NICHE } from '../../layout/message-drawings.ts';
import { scriptText } from '../markup/script-text.ts';

/** What the browser says of its connection: it has none, or it has one and the store does not answer. */
type Failure = 'offline' | 'unreachable';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** As the store says it of a page that cannot be shown (`layout/message-words`). */
const WORDS: Readonly<Record<BundledLanguage, Readonly<Record<Failure, Words>> & { readonly retry: string }>> = {
  en: {
    offline: {
      title: 'You are offline',
      text: 'Your cart is safe; the page will load when you are back online.',
    },
    unreachable: {
      title: 'We cannot reach the store right now',
      text: 'Your cart is safe in this browser. Please try again in a moment.',
    },
    retry: 'Retry',
  },
  ar: {
    offline: {
      title: 'أنت غير متصل بالإنترنت',
      text: 'سلتك محفوظة، وستظهر الصفحة من تلقاء نفسها عند عودة الاتصال.',
    },
    unreachable: {
      title: 'تعذّر الوصول إلى المتجر الآن',
      text: 'سلتك محفوظة في هذا المتصفح. يرجى المحاولة بعد قليل.',
    },
    retry: 'إعادة المحاولة',
  },
};

// The store's tokens, written out: nothing else of the store may have been stored.
const STYLE = `
*{box-sizing:border-box}
body{display:grid;min-block-size:100vh;min-block-size:100dvh;margin:0;padding:48px 16px;place-content:center;border-block-start:8px solid #4a2f1d;background:#fbf8f3;color:#241c15;font:400 1rem/1.6 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
[dir=rtl] body{font-family:"IBM Plex Sans Arabic",system-ui,sans-serif;line-height:1.75}
main{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:32px;text-align:center}
svg{inline-size:176px;block-size:208px;fill:none;color:#a3452a}
.niche{fill:#f3ece1}
h1{margin:0;font:480 clamp(1.875rem,5vw,3.25rem)/1.15 Fraunces,Georgia,serif;letter-spacing:-.015em;text-wrap:balance}
[dir=rtl] h1{font-family:"IBM Plex Sans Arabic",system-ui,sans-serif;font-weight:600;line-height:1.4;letter-spacing:0}
p{max-inline-size:60ch;margin:16px 0 32px;color:#6a5b4d;font-size:1.125rem;text-wrap:pretty}
button{min-block-size:44px;padding:8px 24px;border:1px solid transparent;border-radius:10px;background:#a3452a;color:#fff;font:inherit;font-weight:600;line-height:1.25;cursor:pointer}
button:hover{background:#85351f}
:focus-visible{outline:2px solid #a3452a;outline-offset:3px}
@media (min-width:768px){main{grid-template-columns:auto minmax(0,1fr);align-items:center;gap:64px;max-inline-size:896px;text-align:start}}
@media print{button{display:none}}`.replaceAll('\n', '');

const SCRIPT = scriptText(showAndRetry);

/** Of the page below: nothing but its own style and script, and a look whether the store answers. */
export const OFFLINE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // As the store's documents, so that the tab has the same name and process.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;

/** Instead of any page of the store, for a browser that cannot fetch it (SH-24). */
export function offlinePage(language: BundledLanguage): string {
  const { retry, offline, unreachable } = WORDS[language];
  return [
    `<!doctype html><html lang="${language}" dir="${factsOf(language).dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#4A2F1D">',
    `<title>${offline.title}</title><style>${STYLE}</style></head><body><main>`,
    `<svg aria-hidden="true" viewBox="0 0 176 208"><path class="niche" d="${NICHE}"/>`,
    `<path d="${DRAWINGS.lamp}" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    `<div><div id="offline"><h1>${offline.title}</h1><p>${offline.text}</p></div>`,
    `<div id="unreachable" hidden><h1>${unreachable.title}</h1><p>${unreachable.text}</p></div>`,
    `<button type="button">${retry}</button></div></main><script>${SCRIPT}</script></body></html>`,
  ].join('');
}

/** Run in the page: it may use nothing outside itself. */
function showAndRetry(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[id]')) {
    part.hidden = (part.id === 'offline') === navigator.onLine;
    if (!part.hidden) document.title = part.firstElementChild?.textContent ?? '';
  }
  const retry = () => location.reload();
  document.querySelector('button')?.addEventListener('click', retry);
  addEventListener('online', retry);
  // A phone says 'online' before it is, or all along. Any answer means that it is; this one is the smallest.
  setInterval(() => {
    if (!document.hidden) fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(retry, () => undefined);
  }, 5000);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
