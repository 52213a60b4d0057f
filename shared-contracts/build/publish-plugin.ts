import type { Compiler } from '@rspack/core';
import { type Publication, publish } from './publication.ts';

/** Publishes a release that was built before. */
export class PublishPlugin {
  readonly publication: Publication;

  constructor(publication: Publication) {
    this.publication = publication;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('publish', () => publish(this.publication, 'is up to date'));
  }
}
