import type { Faq as Answer } from '../api/shapes/faq.ts';
import { slugify } from './slug.ts';

/** A question of a page or of a group. Slugs are the same in every language where the API is of this release. */
export interface Faq {
  readonly group: { readonly name: string; readonly slug: string };
  readonly question: string;
  readonly slug: string;
  /** Sanitised. */
  readonly answerHtml: string;
}

export function faqOf(faq: Answer): Faq {
  return {
    group: { name: faq.GroupName, slug: faq.GroupSlug ?? slugify(faq.GroupName) },
    question: faq.Question,
    slug: faq.QuestionSlug ?? slugify(faq.Question),
    answerHtml: faq.Answer,
  };
}
