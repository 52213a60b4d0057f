/** Between the key of a mail and the number of its copy. */
const COPY = '~';

/** The fault of a mail that had not left when a copy took its place. */
export const REPLACED = 'sent again';

export function copyKey(mailKey: string, number: number): string {
  return `${mailKey}${COPY}${number}`;
}

/** Each mail with its copies, the last of which says what became of it. Takes them in the order of their ids. */
export function withCopies<Mail extends { readonly mail_key: string }>(mails: readonly Mail[]): Mail[][] {
  return Object.values(Object.groupBy(mails, (mail) => mail.mail_key.split(COPY)[0] ?? '')).map((of = []) => of);
}
