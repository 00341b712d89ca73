/** The few words of ours that visitors see: joints between the site's own words, and what a form answers. */
type SiteWords = { and: string; thanks: string; failed: string; contact: string };

const WORDS: Record<string, SiteWords> = {
  en: {
    and: 'and',
    thanks: 'Thank you. We have received your message.',
    failed: 'That did not work. Please check the marked fields and try again.',
    contact: 'Contact',
  },
  de: {
    and: 'und',
    thanks: 'Vielen Dank. Ihre Nachricht ist bei uns angekommen.',
    failed: 'Das hat nicht geklappt. Bitte prüfen Sie die markierten Felder und versuchen Sie es erneut.',
    contact: 'Kontakt',
  },
  fr: {
    and: 'et',
    thanks: 'Merci. Nous avons bien reçu votre message.',
    failed: "L'envoi a échoué. Veuillez vérifier les champs signalés et réessayer.",
    contact: 'Contact',
  },
  es: {
    and: 'y',
    thanks: 'Gracias. Hemos recibido su mensaje.',
    failed: 'No ha funcionado. Revise los campos marcados e inténtelo de nuevo.',
    contact: 'Contacto',
  },
  ca: {
    and: 'i',
    thanks: 'Gràcies. Hem rebut el seu missatge.',
    failed: 'No ha funcionat. Reviseu els camps marcats i torneu-ho a provar.',
    contact: 'Contacte',
  },
  it: {
    and: 'e',
    thanks: 'Grazie. Abbiamo ricevuto il suo messaggio.',
    failed: 'Invio non riuscito. Controlli i campi segnalati e riprovi.',
    contact: 'Contatti',
  },
  nl: {
    and: 'en',
    thanks: 'Bedankt. We hebben uw bericht ontvangen.',
    failed: 'Dat is niet gelukt. Controleer de gemarkeerde velden en probeer het opnieuw.',
    contact: 'Contact',
  },
  pt: {
    and: 'e',
    thanks: 'Obrigado. Recebemos a sua mensagem.',
    failed: 'Não funcionou. Verifique os campos assinalados e tente novamente.',
    contact: 'Contacto',
  },
  ja: {
    and: '・',
    thanks: 'お問い合わせありがとうございます。送信が完了しました。',
    failed: '送信できませんでした。印の付いた項目をご確認のうえ、もう一度お試しください。',
    contact: 'お問い合わせ',
  },
};

/** Words of ours in the language of the copy; English where we have none. */
export function siteWords(language: string): SiteWords {
  return WORDS[language] ?? (WORDS.en as SiteWords);
}

/** Joins the site's own phrases into one list in its language: `a, b und c`. */
export function joinPhrases(phrases: readonly string[], language: string): string {
  if (language === 'ja') return phrases.join('・');
  if (phrases.length < 2) return phrases.join('');
  return `${phrases.slice(0, -1).join(', ')} ${siteWords(language).and} ${phrases.at(-1)}`;
}
