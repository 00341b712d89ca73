/** Phrases that name no target, folded as `isVaguePhrase` folds: lower case, letters, digits and single spaces only. */
const PHRASES = new Set(
  [
    // English
    'read more, click here, click, learn more, here, more, details, more details, view details, see details, more info, more information, info',
    'find out more, see more, view more, show more, discover more, explore more, continue, continue reading, keep reading',
    'read on, this, link, this link, this page, go, read, view, see, tap here, press here, click for more, read full story, read the rest',
    'know more, get more info, get details, full story, read article, read post',
    // German
    'mehr, weiter, weiterlesen, mehr lesen, mehr erfahren, mehr dazu, mehr infos, mehr info, mehr informationen, weitere infos',
    'weitere informationen, hier, hier klicken, klicken sie hier, klick hier, jetzt lesen, zum artikel, details ansehen, mehr anzeigen, mehr details',
    // French
    'en savoir plus, lire la suite, lire plus, plus d infos, plus d informations, savoir plus, cliquez ici, ici, voir plus, la suite',
    'en lire plus, voir, détails, voir les détails, plus de détails',
    // Spanish
    'ver más, leer más, más, aquí, saber más, más información, más info, haz clic aquí, haga clic aquí, clic aquí, pulse aquí, seguir leyendo',
    'conoce más, conocer más, ver detalles, detalles, continuar leyendo, descubre más, descubrir más',
    // Portuguese
    'leia mais, ler mais, saiba mais, saber mais, ver mais, mais, aqui, clique aqui, mais informações, detalhes, ver detalhes, continuar lendo',
    // Italian
    'leggi di più, leggi tutto, scopri di più, continua, continua a leggere, di più, altro, qui, clicca qui, maggiori informazioni, dettagli, per saperne di più',
    // Dutch
    'lees meer, meer lezen, lees verder, meer, meer info, meer informatie, hier, klik hier, verder lezen, ontdek meer, bekijk meer',
    // Swedish, Danish, Norwegian
    'läs mer, här, klicka här, läs vidare, læs mere, mere, klik her, les mer, klikk her',
    // Polish, Czech
    'czytaj więcej, więcej, tutaj, kliknij tutaj, czytaj dalej, dowiedz się więcej, szczegóły, více, číst více, číst dál, zde, klikněte zde, více informací',
    // Japanese, Chinese, Korean
    '詳細, こちら, もっと見る, 続きを読む, 詳しくはこちら, 詳細はこちら, 詳しく見る, 詳しく, 詳細を見る, こちらから, さらに表示, ここをクリック, ここ',
    '更多, 详情, 了解更多, 查看更多, 阅读更多, 点击这里, 查看详情, 了解詳情, 閱讀更多, 더 보기, 더보기, 자세히, 자세히 보기, 여기',
    // Russian
    'подробнее, далее, читать далее, читать дальше, ещё, еще, здесь, узнать больше, узнать подробнее, тут, нажмите здесь',
  ]
    .join(', ')
    .split(', ')
    .map(foldName),
);

/**
 * True when a name consists only of a phrase that fits any link ("read more", "hier", "詳細"). Case, accents, arrows
 * and punctuation are dropped first, as `links-crawlable` of Google Search Central and WCAG 2.4.9 treat the words alone.
 */
export function isVaguePhrase(name: string): boolean {
  return PHRASES.has(foldName(name));
}

function foldName(name: string): string {
  // Most names are plain, and every link of every page has one.
  if (/^[a-z]+(?: [a-z]+)*$/i.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
