import { defineWords } from 'shared-contracts';

export const shareWords = defineWords('catalog', {
  share: 'Share',
  shareOn: 'Share on {network}',
  moreWaysToShare: 'More ways to share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. It is in your address bar.',
});
