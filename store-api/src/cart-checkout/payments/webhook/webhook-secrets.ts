const DAY_MS = 24 * 60 * 60 * 1000;

/** What the provider signs its webhooks with, and what it did before the secret was last replaced. */
export interface WebhookSecrets {
  /** '' when none is set: then no webhook is believed. */
  readonly current: string;
  readonly previous: { readonly secret: string; readonly replacedAt: Date } | null;
}

/** The secrets to accept now: events signed before the replacement are still on their way for a day. */
export function acceptedSecrets({ current, previous }: WebhookSecrets, now: Date): readonly string[] {
  const secrets = current === '' ? [] : [current];
  if (previous && now.getTime() < previous.replacedAt.getTime() + DAY_MS) secrets.push(previous.secret);
  return secrets;
}
