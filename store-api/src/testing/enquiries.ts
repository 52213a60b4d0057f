import { randomUUID } from 'node:crypto';
import type { ApiCall, WireAnswer } from 'shared-contracts/api/call';
import { getFormToken } from 'shared-contracts/api/get-form-token';
import type { EnquiryAnswer } from 'shared-contracts/api/shapes/enquiry';
import type { InferOutput } from 'valibot';
import type { Credentials, TestApp } from './test-app.ts';

/** A clock that a test turns forward. */
export interface TestClock {
  now(): Date;
  wait(ms: number): void;
}

export function testClock(start = Date.UTC(2026, 10, 21, 9)): TestClock {
  let moment = start;
  return {
    now: () => new Date(moment),
    wait(ms) {
      moment += ms;
    },
  };
}

export const letter = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  PhoneNumber: '9876543210',
  Message: 'Does the Gulmohar sofa come 10 cm narrower?',
};

/** A form as a person fills it in: after the minute of the rate limit, and not in a hurry. */
export async function written(app: TestApp, clock: TestClock, more: Readonly<Record<string, unknown>> = {}) {
  clock.wait(61_000);
  const { FormToken } = await app.call(getFormToken, {});
  clock.wait(20_000);
  return { ...letter, FormToken, IdempotencyKey: randomUUID(), ...more };
}

/** Sends a form that must be stored; answers its reference number. */
export async function sendEnquiry<Call extends ApiCall>(
  app: TestApp,
  clock: TestClock,
  call: Call,
  more: Readonly<Record<string, unknown>> = {},
  as?: Credentials,
): Promise<string> {
  const answer: WireAnswer<Call> = await app.call(call, await written(app, clock, more), as);
  const [{ ReferenceNumber = '' } = {}] = answer as InferOutput<typeof EnquiryAnswer>;
  if (ReferenceNumber === '') throw new Error(`${call.name} was not stored`);
  return ReferenceNumber;
}
