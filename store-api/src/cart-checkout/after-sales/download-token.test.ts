import { checkDownloadToken, DOWNLOAD_MINUTES, downloadToken } from './download-token.ts';

const now = new Date('2026-11-21T06:00:00Z');
const right = { orderItemId: 7, userId: 3 };
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the token of a download link', () => {
  const token = downloadToken(right, 'secret', now);

  it('fetches its article for its buyer while it is fresh [ACC-10]', () => {
    expect(checkDownloadToken(token, 7, 'secret', later(DOWNLOAD_MINUTES - 1))).toEqual({ ok: true, userId: 3 });
  });

  it('is expired afterwards [ACC-10]', () => {
    expect(checkDownloadToken(token, 7, 'secret', later(DOWNLOAD_MINUTES))).toEqual({ ok: false, reason: 'expired' });
  });

  it('is foreign to any other article [ACC-10]', () => {
    expect(checkDownloadToken(token, 8, 'secret', now)).toEqual({ ok: false, reason: 'foreign' });
  });

  it.each([
    ['another buyer', token.replace('7.3.', '7.4.')],
    ['another article', token.replace('7.3.', '8.3.')],
    ['a later end', token.replace(/\.(\d{10})\./, (_, end) => `.${Number(end) + 600}.`)],
    ['nothing', ''],
    ['nonsense', '../../etc/passwd'],
  ])('is unknown when made up for %s [ACC-10]', (_case, forged) => {
    expect(forged).not.toBe(token);
    expect(checkDownloadToken(forged, 7, 'secret', now)).toEqual({ ok: false, reason: 'unknown' });
  });
});
