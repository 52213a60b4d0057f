import type { CallAnswer } from 'shared-contracts/api/call';
import type { getLoginSecurity } from 'shared-contracts/api/get-login-security';

export type Passkey = CallAnswer<typeof getLoginSecurity>['Passkeys'][number];
