/** Width of a text in Latin letters: East Asian wide characters count two, as they take twice the width in a search result. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u.test(character) ? 2 : 1;
  return width;
}
