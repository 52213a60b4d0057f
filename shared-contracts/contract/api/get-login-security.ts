import * as v from 'valibot';
import { loginSecurityOf } from '../domain/login-security.ts';
import { defineCall } from './call.ts';
import { LoginSecurity } from './shapes/login-security.ts';

export const getLoginSecurity = defineCall({
  name: 'get-login-security',
  access: 'token',
  summary: 'How the person logs in: whether the e-mail address is proven, live sessions (the latest first), passkeys.',
  request: v.object({}),
  answer: LoginSecurity,
  decode: loginSecurityOf,
});
