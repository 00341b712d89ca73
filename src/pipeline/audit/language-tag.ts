/** True for a well-formed BCP 47 tag whose primary language is known to the runtime's CLDR data (RFC 5646, section 2.1). */
export function isLanguageTag(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    return names.of(language) !== undefined;
  } catch {
    return false;
  }
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
