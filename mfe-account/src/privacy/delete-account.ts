import type { ApiClient } from 'shared-contracts';
import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { waitMinutes } from '../form/wait-minutes.ts';

/** `wait`: minutes before a retry, null for none. */
export type DeletionOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'orders-under-way' }
  /** The shell notifies the shopper. */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed'; readonly wait: number | null };

/** The password confirms the identity of the logged-in person (ACC-13, ACC-14). */
export async function deleteAccount(api: ApiClient, password: string): Promise<DeletionOutcome> {
  const result = await api.call(deleteMyAccount, { Password: password });
  if (result.ok) return result.value === 'failed' ? { kind: 'failed', wait: null } : { kind: result.value };
  const { error } = result;
  if (error.kind === 'http' && error.status === 401) return { kind: 'session-over' };
  const isUnderWay = error.kind === 'http' && error.status === 409 && error.problem.code === 'orders-under-way';
  return isUnderWay ? { kind: 'orders-under-way' } : { kind: 'failed', wait: waitMinutes(error) };
}
