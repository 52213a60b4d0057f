const MOST_CHARACTERS = 60;
// Letters of any script and name punctuation; Indian scripts use joiners and non-joiners.
const NAME = /^(?:[\p{L}\p{M}.&'’ -]|\u200c|\u200d)+$/u;
/** Mail programs turn 'store.example' into a link. */
const LINK = /[\p{L}\p{M}]\.\p{L}[\p{L}\p{M}]/u;

/**
 * The name in a greeting, or '' for anything else. Anyone can enter a stranger's address with a name of their choice,
 * so the name must not carry a message.
 */
export function greetedName(name: string): string {
  const trimmed = name.trim();
  return trimmed.length <= MOST_CHARACTERS && NAME.test(trimmed) && !LINK.test(trimmed) ? trimmed : '';
}
