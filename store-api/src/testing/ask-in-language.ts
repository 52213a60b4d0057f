import type { ApiCall, WireAnswer } from 'shared-contracts/api/call';
import type { TestApp } from './test-app.ts';

/** A visitor's call as a browser sends it that prefers `language`. Throws unless it is answered. */
export async function askInLanguage<Call extends ApiCall>(
  app: TestApp,
  language: string,
  call: Call,
  requestParameters: object,
): Promise<WireAnswer<Call>> {
  const response = await app.http.inject({
    method: 'POST',
    url: call.path,
    payload: { requestParameters },
    headers: { 'accept-language': language },
  });
  if (response.statusCode !== 200) throw new Error(`${call.path} answered ${response.statusCode}: ${response.body}`);
  return JSON.parse(response.json().data) as WireAnswer<Call>;
}
