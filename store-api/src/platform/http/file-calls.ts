import type { ApiCall } from 'shared-contracts/api/call';
import type { Api } from './api.ts';
import { sessionUser, type UserCalling } from './calls.ts';
import { parseParameters } from './parameters.ts';

export interface AnsweredFile {
  /** Plain ASCII. */
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Serves a call that answers its owner with a file instead of the envelope. */
export function registerUserFile<Call extends ApiCall>(
  api: Api,
  call: Call,
  handler: (calling: Omit<UserCalling<Call>, 'language'>) => Promise<AnsweredFile>,
): void {
  api.calls.push(call);
  api.http.post(call.path, async (request, reply) => {
    const user = await sessionUser(api, request);
    const file = await handler({ request, user, parameters: parseParameters(call, request.body) });
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(file.content);
  });
}
