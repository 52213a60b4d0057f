/**
 * Whether this device can show a model in the room: by Quick Look (iOS), or by WebXR or Scene Viewer (Android; a page cannot
 * know whether Google's app is installed). It does not query WebXR: the browser's back-forward cache excludes a page that does.
 */
export function canBePlaced(): boolean {
  if (document.createElement('a').relList.supports('ar')) return true;
  return /android/i.test(navigator.userAgent) && !/firefox|oculusbrowser/i.test(navigator.userAgent);
}
