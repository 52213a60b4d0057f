/** The observed form of a write's answer. */
export function told<Message extends string>(ResponseMsg: Message): { ResponseMsg: Message }[] {
  return [{ ResponseMsg }];
}
