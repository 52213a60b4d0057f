import { describeOnDatabase } from '../../testing/test-app.ts';

const mail = {
  template: 'order-confirmed',
  language: 'en',
  recipient: '',
  user_id: null,
  facts: '',
  sent_at: null,
} as const;

describeOnDatabase('metrics of mails', (app) => {
  it('say how many did not go out and how long the oldest has waited', async () => {
    const { db } = app();
    await db.deleteFrom('mails').execute();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const rows = [
      ['one', 'waiting', 90],
      ['two', 'waiting', 5],
      ['three', 'given-up', 300],
      ['four', 'sent', 600],
    ] as const;
    for (const [mail_key, state, minutes] of rows)
      await db
        .insertInto('mails')
        .values({ ...mail, mail_key, state, created_at: ago(minutes) })
        .execute();
    const { body } = await app().http.inject('/metrics');
    expect(body).toContain('mails{state="waiting"} 2\n');
    expect(body).toContain('mails{state="given-up"} 1\n');
    expect(body).toContain('mails{state="unsure"} 0\n');
    const [, seconds] = /^mails_waiting_seconds (\S+)$/m.exec(body) ?? [];
    expect(Number(seconds)).toBeGreaterThan(5000);
    expect(Number(seconds)).toBeLessThan(6000);
  });
});
