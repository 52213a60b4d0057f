import { createHash } from 'node:crypto';
import type { ApiClient, Language } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getInterfaceTexts } from 'shared-contracts/api/get-interface-texts';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { DEFAULT_LANGUAGE, isBundled, storeLanguages } from 'shared-contracts/i18n/languages';
import * as v from 'valibot';
import type { LayoutData } from '../../composition/layout-data.ts';
import { recordingAnswers } from '../../composition/recording-answers.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import type { DiskCache } from '../disk/disk-cache.ts';
import type { ApiBreaker } from '../health/api-breaker.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Site settings until the API's first answer: a name, and nothing invented. */
export const FALLBACK_SITE: LayoutData['site'] = {
  storeName: 'Furniture Store',
  phone: '',
  email: '',
  legalName: '',
  address: '',
  gstin: '',
  grievanceOfficer: { name: '', email: '', phone: '' },
  social: [],
  firstOrderOffers: [],
  promises: [],
  menus: [],
  mapPoints: [],
};

export interface LayoutDataSource {
  /** The last known data while the API is unavailable (SH-11). Never rejects. */
  current(language: Language): Promise<LayoutData>;
  /** With the tags of the answers it is made of; null when an answer carried no tags, so that its changes go unnoticed. */
  withTags(language: Language): Promise<TaggedLayoutData>;
  /** The version of what is known now; a change that was notified is read for the next call. */
  versionOf(language: Language): string;
}

interface TaggedLayoutData {
  readonly layout: LayoutData;
  readonly tags: readonly string[] | null;
  /** False until the API has answered once: the menu is empty. */
  readonly complete: boolean;
}

interface LayoutDataSourceOptions {
  readonly clientOver: (fetch: typeof globalThis.fetch, language: Language) => ApiClient;
  readonly watch: ChangeWatch;
  readonly breaker: Pick<ApiBreaker, 'signal'>;
  /** Has the last known data after a restart. */
  readonly disk: Pick<DiskCache, 'get' | 'set'>;
  readonly testPayments: boolean;
}

const StoredLayout = v.object({
  categories: getCategoriesList.answer,
  site: getSiteSettings.answer,
  // An earlier release stored the wire's form: this one shows the bundled logo until the API answers.
  logo: v.fallback(v.nullable(v.object({ url: v.string(), alt: v.string() })), null),
});

export function createLayoutDataSource(options: LayoutDataSourceOptions): LayoutDataSource {
  const sources = new Map(storeLanguages().map(({ code }) => [code, layoutIn(code, options)]));
  const english = layoutIn(DEFAULT_LANGUAGE, options);
  const source = (language: Language) => sources.get(language) ?? english;
  return {
    withTags: (language) => source(language).withTags(),
    current: async (language) => (await source(language).withTags()).layout,
    versionOf: (language) => source(language).version(),
  };
}

function layoutIn(language: Language, options: LayoutDataSourceOptions) {
  const { clientOver, watch, breaker, disk, testPayments } = options;
  const storedUnder = `layout ${language}`;
  let cached: TaggedLayoutData = {
    layout: { categories: [], site: FALLBACK_SITE, logo: null, testPayments, version: '' },
    tags: null,
    complete: false,
  };
  let readAt: Mark | null = null;
  let reading: { readonly mark: Mark; readonly done: Promise<void> } | null = null;

  async function read(mark: Mark): Promise<void> {
    const answers = recordingAnswers(mark.position);
    const api = clientOver(answers.fetch, language);
    const known = cached.layout;
    async function answer<Call extends ApiCall, Known>(call: Call, request: CallRequest<Call>, last: Known) {
      const result = await api.call(call, request);
      return result.ok ? (result.value as CallAnswer<Call>) : last;
    }
    const [categories, site, logo] = await Promise.all([
      answer(getCategoriesList, { PageNo: 1, PageSize: PAGE_SIZE.categories }, known.categories),
      answer(getSiteSettings, {}, known.site),
      answer(getWebsiteLogo, {}, known.logo).then((answered) => answered ?? null),
    ]);
    const hasOwnWords = !isBundled(language) || site.reworded?.includes(language);
    const words = hasOwnWords ? await answer(getInterfaceTexts, { LanguageCode: language }, null) : null;
    // A read that started later may have finished first.
    if (readAt && readAt.at > mark.at) return;
    const whole = answers.complete();
    const version = whole ? `${language}-${digestOf([categories, site, words])}` : known.version;
    cached = {
      layout: { categories, site, logo, testPayments, version },
      tags: answers.tags(),
      complete: whole || cached.complete,
    };
    readAt = mark;
    if (whole) disk.set(storedUnder, { categories, site, logo });
  }

  async function restore(): Promise<void> {
    const stored = v.safeParse(StoredLayout, await disk.get(storedUnder));
    if (stored.success)
      cached = { layout: { ...stored.output, testPayments, version: '' }, tags: null, complete: true };
  }
  const restored = restore();

  async function withTags(): Promise<TaggedLayoutData> {
    await restored;
    const available = breaker.signal();
    if (available.aborted || (readAt && watch.isFresh(readAt, cached.tags))) return cached;
    if (!reading || !watch.isLatest(reading.mark)) {
      const mark = watch.mark();
      const started = { mark, done: read(mark) };
      reading = started;
      started.done.finally(() => {
        if (reading === started) reading = null;
      });
    }
    await unlessAborted(reading.done, available);
    return cached;
  }

  return {
    withTags,
    version() {
      // Without tags nothing is ever fresh, and each of the API's answers would cost a read.
      if (readAt && cached.tags && !watch.isFresh(readAt, cached.tags)) void withTags();
      return cached.layout.version;
    },
  };
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
