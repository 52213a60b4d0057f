import type { ApiClient } from 'shared-contracts';
import type { ApiCall, CallAnswer, CallRequest } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import type { StoreFrame } from '../../composition/store-frame.ts';
import { FALLBACK_SITE } from './fallback-site.ts';

/** How old the header's and footer's facts may be while the API answers, in milliseconds. */
const FRESH_MS = 1000;

export interface FrameSource {
  /** The frame's facts; the last known ones while the API is away (SH-11). Never rejects. */
  current(): Promise<StoreFrame>;
}

export function createFrameSource(api: ApiClient, testPayments: boolean, now: () => number = Date.now): FrameSource {
  let frame: StoreFrame = { categories: [], site: FALLBACK_SITE, logo: null, testPayments };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function answer<Call extends ApiCall, Known>(
    call: Call,
    request: CallRequest<Call>,
    known: Known,
  ): Promise<CallAnswer<Call> | Known> {
    const result = await api.call(call, request);
    return result.ok ? result.value : known;
  }

  async function read(): Promise<void> {
    const [categories, site, logo] = await Promise.all([
      answer(getCategoriesList, { PageNo: 1, PageSize: PAGE_SIZE.categories }, frame.categories),
      answer(getSiteSettings, {}, frame.site),
      answer(getWebsiteLogo, {}, frame.logo),
    ]);
    frame = { categories, site, logo, testPayments };
    readAt = now();
  }

  return {
    async current() {
      if (now() - readAt > FRESH_MS) {
        reading ??= read().finally(() => {
          reading = null;
        });
        await reading;
      }
      return frame;
    },
  };
}
