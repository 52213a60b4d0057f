/** A window of this width in pixels, for min-width queries only. */
export function windowWidth(width: number): void {
  window.matchMedia = (media) =>
    ({
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0),
      media,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
