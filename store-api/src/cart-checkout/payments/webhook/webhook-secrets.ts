import type { WebhookSecrets } from '../../../platform/settings/settings.ts';
import { DAY_MS } from '../../../platform/time.ts';
/** The secrets to accept now: events signed before the replacement are still on their way for a day. */
export function acceptedSecrets({ current, previous }: WebhookSecrets, now: Date): readonly string[] {
  const secrets = current === '' ? [] : [current];
  if (previous && now.getTime() < previous.replacedAt.getTime() + DAY_MS) secrets.push(previous.secret);
  return secrets;
}
