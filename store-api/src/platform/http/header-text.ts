import type { FastifyRequest } from 'fastify';

/** A header that was sent once; '' without it. */
export function headerText({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
