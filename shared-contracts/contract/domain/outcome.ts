/** What a write came to, by the message that the API answers it with. 'failed': it answered none. */
export function outcomeBy<Message extends string, Kind extends string>(kinds: Readonly<Record<Message, Kind>>) {
  return ([row]: readonly { readonly ResponseMsg: Message }[]): Kind | 'failed' =>
    row ? kinds[row.ResponseMsg] : 'failed';
}
