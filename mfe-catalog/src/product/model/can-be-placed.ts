/**
 * Whether this device can show a model in the room: by Quick Look (iOS), or by WebXR or Scene Viewer (Android, where nothing
 * tells beforehand whether Google's app is installed). WebXR itself is not asked: whoever asks loses the Back of the browser's
 * memory.
 */
export function canBePlaced(): boolean {
  if (document.createElement('a').relList.supports('ar')) return true;
  return /android/i.test(navigator.userAgent) && !/firefox|oculusbrowser/i.test(navigator.userAgent);
}
