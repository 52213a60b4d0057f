import type { HeadContext, PageHead } from 'shared-contracts/remote/page';

type WriteHead<Data> = (data: Data | undefined, context: HeadContext) => PageHead;

export interface LateHead<Data> {
  readonly head: WriteHead<Data>;
  /** Called by the loader's code when it has loaded. */
  readonly provide: (write: WriteHead<Data>) => void;
}

/**
 * A page's head whose code comes with the loader's. A head is written on the server and after a navigation, and the loader's
 * code is there before either; the first page of a visit is 1 KB lighter for it. Where that code could not be fetched, the
 * title is the store's name.
 */
export function lateHead<Data>(): LateHead<Data> {
  let write: WriteHead<Data> | undefined;
  return {
    head: (data, context) => write?.(data, context) ?? { title: context.storeName, noindex: true },
    provide(given) {
      write = given;
    },
  };
}
