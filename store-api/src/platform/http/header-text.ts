import type { FastifyRequest } from 'fastify';

/** '' when the header is missing or repeated. */
export function headerText({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
