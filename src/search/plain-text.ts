const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#x27': "'" };

/** A result's title or snippet without tags and entities, on one line, cut to `maxLength` characters. */
export function plainText(text: string, maxLength: number): string {
  return text
    .replace(/<\/?[a-z][^>]{0,200}>/gi, '')
    .replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
