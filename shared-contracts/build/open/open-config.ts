/** A file of the package. */
export type Source = `./src/${string}`;

/** What pages of other sites may load (docs/decisions/0057). */
export interface OpenConfig {
  /** The source file of each fragment as such a page gets it: all that it shows comes by its props. */
  readonly fragments: Readonly<Record<`fragments/${string}`, Source>>;
  /** The sites whose pages may; '*' for any. */
  readonly origins: readonly ('*' | `https://${string}`)[];
}
