/** A window so wide, in pixels, as far as media queries for a least width ask. */
export function windowWidth(width: number): void {
  window.matchMedia = (media) =>
    ({
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0),
      media,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
