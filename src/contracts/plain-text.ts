/**
 * Whether a text of one line holds what can't be seen: control characters, and the marks that turn the direction of what
 * follows (Unicode UAX 9, explicit formatting), by which a name can pose as another one.
 */
export function hasHiddenCharacters(text: string): boolean {
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);
}
