import { withoutControls } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#x27': "'" };

/** A result's title or snippet without tags and entities, on one line, cut to `maxLength` characters. */
export function plainText(text: string, maxLength: number): string {
  const plain = text
    .replace(/<\/?[a-z][^>]{0,200}>/gi, '')
    .replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
  return foldText(withoutControls(plain)).slice(0, maxLength);
}
