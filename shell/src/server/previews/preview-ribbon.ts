import { type BundledLanguage, factsOf, isBundled, type Language } from 'shared-contracts/i18n/languages';
import { escapeText } from '../markup/escape-text.ts';
import type { PreviewedRelease } from '../rendering/composed.ts';
import { LEAVE, PREVIEW_PARAMETER } from './preview-link.ts';

const WORDS: Readonly<Record<BundledLanguage, { title: string; text: string; leave: string }>> = {
  en: { title: 'Preview', text: 'Not released, seen by you alone:', leave: 'Leave the preview' },
  ar: { title: 'معاينة', text: 'لم يُنشر بعد، ولا يراه غيرك:', leave: 'إنهاء المعاينة' },
};

const STYLE =
  'display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:4px 16px;background:#1f1a17;color:#fff;font-size:14px';
const LINK_STYLE = 'display:inline-flex;align-items:center;min-block-size:44px;color:#fff;text-decoration:underline';

/** What a preview's pages say above all else, outside of what the browser brings to life. */
export function previewRibbon(language: Language, { remote, version }: PreviewedRelease): string {
  // For the team and its operators: no script brings it words that are data.
  const own = isBundled(language) ? language : 'en';
  const texts = WORDS[own];
  const release = `<bdi dir="ltr">${escapeText(`${remote} ${version}`)}</bdi>`;
  const leave = `<a href="?${PREVIEW_PARAMETER}=${LEAVE}" style="${LINK_STYLE}">${texts.leave}</a>`;
  return `<aside aria-label="${texts.title}" lang="${own}" dir="${factsOf(own).dir}" style="${STYLE}"><span>${texts.text} ${release}</span>${leave}</aside>`;
}
