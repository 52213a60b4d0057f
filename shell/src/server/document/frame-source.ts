import type { ApiClient } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { recordingAnswers } from '../../composition/recording-answers.ts';
import type { StoreFrame } from '../../composition/store-frame.ts';
import type { ChangeWatch, Mark } from '../changes/change-watch.ts';
import { FALLBACK_SITE } from './fallback-site.ts';

export interface FrameSource {
  /** The frame's facts; the last known ones while the API is away (SH-11). Never rejects. */
  current(): Promise<StoreFrame>;
  /** The same with the tags of what it was made of; null when nobody would tell that it changed. */
  withTags(): Promise<TaggedFrame>;
}

interface TaggedFrame {
  readonly frame: StoreFrame;
  readonly tags: readonly string[] | null;
}

interface FrameSourceOptions {
  /** A client that makes its requests by the given fetch. */
  readonly clientOver: (fetch: typeof globalThis.fetch) => ApiClient;
  readonly watch: ChangeWatch;
  readonly testPayments: boolean;
}

export function createFrameSource({ clientOver, watch, testPayments }: FrameSourceOptions): FrameSource {
  let kept: TaggedFrame = { frame: { categories: [], site: FALLBACK_SITE, logo: null, testPayments }, tags: null };
  let readAt: Mark | null = null;
  let reading: { readonly mark: Mark; readonly done: Promise<void> } | null = null;

  async function read(mark: Mark): Promise<void> {
    const answers = recordingAnswers(mark.position);
    const api = clientOver(answers.fetch);
    const known = kept.frame;
    async function answer<Call extends ApiCall, Known>(call: Call, request: CallRequest<Call>, last: Known) {
      const result = await api.call(call, request);
      return result.ok ? (result.value as CallAnswer<Call>) : last;
    }
    const [categories, site, logo] = await Promise.all([
      answer(getCategoriesList, { PageNo: 1, PageSize: PAGE_SIZE.categories }, known.categories),
      answer(getSiteSettings, {}, known.site),
      answer(getWebsiteLogo, {}, known.logo),
    ]);
    // One that was begun later may have been here first.
    if (readAt && readAt.at > mark.at) return;
    kept = { frame: { categories, site, logo, testPayments }, tags: answers.tags() };
    readAt = mark;
  }

  async function withTags(): Promise<TaggedFrame> {
    if (readAt && watch.isTrue(readAt, kept.tags)) return kept;
    if (!reading || !watch.isLatest(reading.mark)) {
      const mark = watch.mark();
      const begun = { mark, done: read(mark) };
      reading = begun;
      begun.done.finally(() => {
        if (reading === begun) reading = null;
      });
    }
    await reading.done;
    return kept;
  }

  return { withTags, current: async () => (await withTags()).frame };
}
