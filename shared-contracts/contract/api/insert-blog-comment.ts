import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { BlogSlug } from './get-blog-detail.ts';
import { emailText, IdempotencyKey, PlainText, requiredText } from './shapes/request-fields.ts';

const { name, email, message } = LIMITS.enquiry;

/**
 * The bot check needs no third party: `Website` is a field that people do not see and leave empty, `FormToken` says
 * when the form was begun, and the rate is limited. What fails it is answered like the rest and not stored.
 */
export const insertBlogComment = defineCall({
  name: 'insert-blog-comment',
  effect: 'write',
  summary: 'A comment on a post, shown after approval.',
  request: v.object({
    Slug: BlogSlug,
    Name: requiredText(name),
    Email: emailText(email),
    Message: requiredText(message),
    Website: v.optional(v.pipe(PlainText, v.maxLength(500)), ''),
    FormToken: v.pipe(PlainText, v.maxLength(500)),
    IdempotencyKey,
  }),
  answer: v.array(
    v.object({ ResponseMsg: v.picklist(['Saved Successfully', 'Unknown post', 'Please take a moment and try again']) }),
  ),
  decode: outcomeBy({
    'Saved Successfully': 'saved',
    'Unknown post': 'failed',
    'Please take a moment and try again': 'too-fast',
  }),
});
