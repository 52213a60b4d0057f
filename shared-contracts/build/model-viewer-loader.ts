const READ = 'super[$ariaLabel]';

/**
 * The bundler (2.2.8) leaves an imported name as it is where a member of `super` is read, not called, so that it is unknown
 * in the browser. The viewer has one such place, of which this is the value.
 */
export default function modelViewerLoader(source: string): string {
  if (!source.includes(READ)) throw new Error(`no ${READ} is left in the viewer: this loader can go`);
  return source.replace(READ, "(this.alt ?? '')");
}
