import { pictureSources, pictureWidths } from './picture.ts';

describe('pictureSources', () => {
  it('offers every width up to the original in both formats [API-09]', () => {
    const { avif, webp } = pictureSources({ Url: '/media/abc', Width: 720 });
    expect(avif).toBe(
      '/media/abc/160.avif 160w, /media/abc/320.avif 320w, /media/abc/480.avif 480w, /media/abc/720.avif 720w',
    );
    expect(webp).toContain('/media/abc/720.webp 720w');
    expect(webp).not.toContain('960');
  });

  it('falls back to a WebP of middling width, smaller for a small original', () => {
    expect(pictureSources({ Url: '/media/abc', Width: 1440 }).fallback).toBe('/media/abc/720.webp');
    expect(pictureSources({ Url: '/media/abc', Width: 400 }).fallback).toBe('/media/abc/320.webp');
  });

  it('never asks for no width at all', () => {
    expect(pictureWidths(48)).toEqual([160]);
  });

  it('hands the sizes on, the whole window by default', () => {
    expect(pictureSources({ Url: '/media/abc', Width: 720 }, { sizes: '50vw' }).sizes).toBe('50vw');
    expect(pictureSources({ Url: '/media/abc', Width: 720 }).sizes).toBe('100vw');
  });
});
