import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ResponseMsg } from './shapes/response-msg.ts';

/** Core Web Vitals: the first and last in milliseconds, CLS a score. */
export const VITALS = ['LCP', 'CLS', 'INP'] as const;

/** Carries no personal data: a remote's name and version, where by a route's pattern, and what went wrong or how fast it was. */
export const insertClientReport = defineCall({
  name: 'insert-client-report',
  effect: 'write',
  summary: 'Reports a failed remote, a page vital or an error; limited per origin and sampled.',
  request: v.object({
    Kind: v.picklist(['remote-failed', 'vital', 'error']),
    Remote: v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/, 'must be a short name')),
    Version: v.pipe(v.string(), v.maxLength(100)),
    Detail: v.pipe(v.string(), v.maxLength(1000)),
    /** As the router has it, without the language: '/collections/:category'. */
    Route: v.optional(v.pipe(v.string(), v.regex(/^\/[\w:./*-]{0,99}$/, "must be a route's pattern"))),
    Vital: v.optional(v.picklist(VITALS)),
    /** The vital's value. */
    Value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  }),
  answer: ResponseMsg,
});
