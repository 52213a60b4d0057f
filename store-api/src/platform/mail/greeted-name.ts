const MOST_CHARACTERS = 60;
// Letters of any script, and what comes between them; Indian scripts write some by a joiner or non-joiner.
const NAME = /^(?:[\p{L}\p{M}.&'’ -]|\u200c|\u200d)+$/u;
/** Mail programs make a link of 'store.example', also where none is meant. */
const LINK = /[\p{L}\p{M}]\.\p{L}[\p{L}\p{M}]/u;

/**
 * What a mail calls its reader: a name, or '' where the text may be more than that. Anybody can open an account or
 * begin an order with a stranger's address; their name is then all that they could have the store write to it.
 */
export function greetedName(name: string): string {
  const trimmed = name.trim();
  return trimmed.length <= MOST_CHARACTERS && NAME.test(trimmed) && !LINK.test(trimmed) ? trimmed : '';
}
