import type { ApiClient } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import type { LayoutData } from '../../composition/layout-data.ts';
import { recordingAnswers } from '../../composition/recording-answers.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';

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
  mapPoints: [],
};

export interface LayoutDataSource {
  /** The last known data while the API is unavailable (SH-11). Never rejects. */
  current(): Promise<LayoutData>;
  /** With the tags of the answers it is made of; null when an answer carried no tags, so that its changes go unnoticed. */
  withTags(): Promise<TaggedLayoutData>;
}

interface TaggedLayoutData {
  readonly layout: LayoutData;
  readonly tags: readonly string[] | null;
}

interface LayoutDataSourceOptions {
  readonly clientOver: (fetch: typeof globalThis.fetch) => ApiClient;
  readonly watch: ChangeWatch;
  readonly testPayments: boolean;
}

export function createLayoutDataSource({ clientOver, watch, testPayments }: LayoutDataSourceOptions): LayoutDataSource {
  let cached: TaggedLayoutData = {
    layout: { categories: [], site: FALLBACK_SITE, logo: null, testPayments },
    tags: null,
  };
  let readAt: Mark | null = null;
  let reading: { readonly mark: Mark; readonly done: Promise<void> } | null = null;

  async function read(mark: Mark): Promise<void> {
    const answers = recordingAnswers(mark.position);
    const api = clientOver(answers.fetch);
    const known = cached.layout;
    async function answer<Call extends ApiCall, Known>(call: Call, request: CallRequest<Call>, last: Known) {
      const result = await api.call(call, request);
      return result.ok ? (result.value as CallAnswer<Call>) : last;
    }
    const [categories, site, logo] = await Promise.all([
      answer(getCategoriesList, { PageNo: 1, PageSize: PAGE_SIZE.categories }, known.categories),
      answer(getSiteSettings, {}, known.site),
      answer(getWebsiteLogo, {}, known.logo),
    ]);
    // A read that started later may have finished first.
    if (readAt && readAt.at > mark.at) return;
    cached = { layout: { categories, site, logo, testPayments }, tags: answers.tags() };
    readAt = mark;
  }

  async function withTags(): Promise<TaggedLayoutData> {
    if (readAt && watch.isFresh(readAt, cached.tags)) return cached;
    if (!reading || !watch.isLatest(reading.mark)) {
      const mark = watch.mark();
      const started = { mark, done: read(mark) };
      reading = started;
      started.done.finally(() => {
        if (reading === started) reading = null;
      });
    }
    await reading.done;
    return cached;
  }

  return { withTags, current: async () => (await withTags()).layout };
}
