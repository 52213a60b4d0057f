/** jsdom knows the dialog element but not how to open it: just enough of both for tests. */
export function modalDialogs(): void {
  const dialogs = HTMLDialogElement.prototype;
  dialogs.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialogs.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
