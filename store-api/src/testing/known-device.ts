import { startPasskeyLogin } from 'shared-contracts/api/start-passkey-login';
import type { Credentials, TestApp } from './test-app.ts';

/** A visitor whose browser has the cookie that comes with its first write. */
export async function knownDevice({ http }: TestApp): Promise<Credentials> {
  const { cookies } = await http.inject({
    method: 'POST',
    url: startPasskeyLogin.path,
    payload: { requestParameters: {} },
  });
  return { token: '', userId: '', device: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
