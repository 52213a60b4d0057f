import type { ApiClient } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import { insertCustomizationRequest } from 'shared-contracts/api/insert-customization-request';

export type CustomizationOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'too-many' | 'failed' };

export async function sendCustomization(
  api: ApiClient,
  request: CallRequest<typeof insertCustomizationRequest>,
): Promise<CustomizationOutcome> {
  const result = await api.call(insertCustomizationRequest, request);
  if (!result.ok) {
    return { kind: result.error.kind === 'http' && result.error.status === 429 ? 'too-many' : 'failed' };
  }
  const reference = result.value[0]?.ReferenceNumber;
  return reference ? { kind: 'sent', reference } : { kind: 'failed' };
}
