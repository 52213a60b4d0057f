import * as v from 'valibot';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { GivenPassword } from './shapes/password.ts';

/**
 * Ends every session and removes the person; what tax law asks to keep stays without them. 409 'orders-under-way' while
 * an order, a payment, a refund or a return is not concluded. 429 after too many wrong passwords.
 */
export const deleteMyAccount = defineCall({
  name: 'delete-my-account',
  access: 'token',
  effect: 'write',
  summary: 'Deletes the account of the person logged in, who proves to be it with the password.',
  request: v.object({ Password: GivenPassword }),
  answer: v.array(v.object({ ResponseMsg: v.picklist(['Deleted Successfully', 'Incorrect password!']) })),
  decode: outcomeBy({ 'Deleted Successfully': 'deleted', 'Incorrect password!': 'wrong-password' }),
});
