import { defineWords } from 'shared-contracts';

/** Texts of a post's page. */
export const words = defineWords('content', {
  blog: 'Blog',
  byAuthor: 'by {author}',
  sharePost: 'Share this post',
  shareOnFacebook: 'Share',
  shareOnX: 'Tweet',
  shareOnPinterest: 'Pin it',
  shareOnWhatsApp: 'WhatsApp',
  shareOn: '{action} (opens {network})',
  backToBlogs: 'Back to Blogs',
  postUnknown: 'We looked through the whole journal, but this post is not in it.',
  mayAlsoLike: 'You may also like',
  viewAll: 'View all',
  comments: 'Comments',
  leaveComment: 'Leave a comment',
  commentName: 'Name',
  commentEmail: 'Email',
  commentMessage: 'Message',
  emailIsKept: 'Never shown.',
  approvalNote: 'Please note, comments must be approved before they are published.',
  captchaNotice:
    'This form is protected against robots by checks of our own: how fast it was filled in, how often one place sends, and a field that people do not see. No other company is involved.',
  needsScripts: 'Commenting needs JavaScript.',
  postComment: 'Post comment',
  postingComment: 'Posting…',
  commentKept: 'Thank you. Your comment will be shown here once it is approved.',
  commentTooFast: 'Please take a moment and try again.',
  commentFailed: 'An error occurred. Please try again!',
  leaveEmpty: 'Leave this field empty',
});
