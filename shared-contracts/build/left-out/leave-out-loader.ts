import type { LoaderContext } from '@rspack/core';
import { leaveOut } from './leave-out.ts';
import type { LeftOutParts } from './left-out-parts.ts';

/** The bundler's side of it: the parts come as the loader's options. */
export default function leaveOutLoader(this: LoaderContext<LeftOutParts>, source: string): string {
  const parts = this.getOptions();
  return leaveOut(source, parts);
}
