/** jsdom knows the dialog element but not how to open it, and no widths: just enough of both for tests. */
export function modalDialogs(): void {
  const dialogs = HTMLDialogElement.prototype;
  dialogs.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], input')?.focus();
  };
  dialogs.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

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
