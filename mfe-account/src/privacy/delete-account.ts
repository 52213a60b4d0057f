import type { ApiClient } from 'shared-contracts';
import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { waitMinutes } from '../form/wait-minutes.ts';

/** `wait` is in minutes, null when trying again at once makes sense. */
export type DeletionOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'orders-under-way' }
  /** Told by the shell. */
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed'; readonly wait: number | null };

/** Deletes the account of the person logged in, who proves to be it with the password (ACC-13, ACC-14). */
export async function deleteAccount(api: ApiClient, password: string): Promise<DeletionOutcome> {
  const result = await api.call(deleteMyAccount, { Password: password });
  if (result.ok) {
    const isDeleted = result.value.some(({ ResponseMsg }) => ResponseMsg === 'Deleted Successfully');
    return { kind: isDeleted ? 'deleted' : 'wrong-password' };
  }
  const { error } = result;
  if (error.kind === 'http' && error.status === 401) return { kind: 'session-over' };
  const isUnderWay = error.kind === 'http' && error.status === 409 && error.problem.code === 'orders-under-way';
  return isUnderWay ? { kind: 'orders-under-way' } : { kind: 'failed', wait: waitMinutes(error) };
}
