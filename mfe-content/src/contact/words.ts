import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  writeToUs: 'Write to us',
  writeToUsText: 'Our team reads every message and replies within 48 hours.',
  reachUs: 'Reach us',
  contactPhone: 'Telephone',
  contactEmail: 'Email',
  contactAddress: 'Workshop and office',
  contactMessaging: 'WhatsApp',
  contactComplaint: 'A complaint',
  contactGrievance: 'Write to the grievance officer',
  contactFollow: 'A message you sent',
  contactFollowLink: 'Track it by its number',
});
