import { trimLabel } from '#text/label.ts';
import { memoize } from '#text/memoize.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, isUnspaced } from '#text/segment.ts';

const GENERIC =
  /^(home( page| current)?|.* logo|nearby .*|(for|fur|pour|para) (?!sale|rent).*|.* (vs|versus) .*|security|sicherheit|customers?|company|guarantees?|garantien?|kosten|angebot|source code|available \w+|(app |product )?features|how .*|logo.*|vlog|historique|historia|geschichte|plan du .*|evenements?|veranstaltungen|our expertise|nos expertises.*|start|startseite.*|about.*|our (story|mission|vision|values|team|heritage|history|approach|philosophy|promise|clients|partners|services|products|menu|work|projects|programs|blog|location|recent .*)|services?( products| and products)?|products?( services)?|projects?|programs?|studies|menu|contact.*|kontakt.*|contacto|contactanos|get (in touch|started|involved|your .*|help|a quote)|read more|learn more|view .*|see .*|show .*|more.*|click here|download|downloads|subscribe|newsletter|sign up.*|log ?in|register|join( us)?|book (now|online|a .*)|buy now|order( now| online)?|shop now|search|news|latest.*|blog|archive|faqs?|frequently.*|gallery|galerie|testimonials?|reviews?|team|meet .*|why .*|how .*|what .*|whats .*|.* pricing|pricing .*|install .*|clone .*|run .*|configure .*|set ?up .*|submit .*|daily .*|requirements|limitations|known issues|who .*|where .*|when .*|welcome.*|introduction|overview|pricing|prices?|quick links|links|follow us|social.*|opening hours|hours|address|phone|e ?mail|location|directions|privacy.*|terms.*|cookies?.*|legal.*|impressum|datenschutz.*|copyright.*|sitemap|careers|jobs|events|donate( now)?|donations?|support( us)?|volunteer( with us)?|sponsors?|partners?|schedule|resources|documentation|docs|features?|solutions|details|description|information|notes?|summary|conclusion|references|contents|table of contents|categories|tags|recent posts|related.*|share|comments?|leave a .*|back.*|next|previous|close|menu .*|skip.*|popular|new|sale|featured|signature|seasonal|special offers?|mission|vision|values|history|philosophy|goals?|objectives?|results|statistics|key .*|thank you.*|coming soon|(mon|tues|wednes|thurs|fri|satur|sun)days?( (to|through|and|\d).*)?|name|date|time|message|subject|price|total|quantity|size|color|colour|yes|no|ok|other|others|general|all|note|important|accueil|inicio|nosotros|servicios|productos|leistungen|produkte|projekte|aktuelles|mitmachen.*|spenden|mitglied werden|ueber uns|uber uns|a propos|nos services|nos produits|actualites|nuestros servicios|nuestros productos|quienes somos|algunas .*|our endorsements?|endorsements?|certificates?|certifications?|awards?|changelog|roadmap|license|licence|free trial|step \d.*|part \d.*|chapter \d.*|version .*|v\d.*|\d[\d ]*( ?(am|pm|uhr|h|km|kg|m2|g|ml|l|cm|mm|x))?|\d[\d ]* (\w+ )?(years?|ans|anos|jahre\w*|days?|jours|tage|hours?|minutes?|min|photos?|fotos?|reviews?|stars?|items?|guests?|personen|gaste|people|rooms?|bedrooms?|zimmer|schlafzimmer|lots?|steps?|things|ways|tips|reasons|erreurs|cles|clients|customers|members|projects|countries)( .*)?|over ons|onze .*|ab|from|des|desde|auf anfrage|on request|sur demande|a consultar|ubicacion|destinos|galeria|histoire|notre histoire|avis|atelier|tarifs|precios|preise|(sub)?(title|titulo|titre|titel|service|product|feature|item|card|section) \d+|our activities|mision|bienvenid[oa] .*|bienvenue .*|willkommen .*|development roadmap|meine schwerpunkte|unsere schwerpunkte|nearby .*|opportunities|actualites|ir a .*|volver .*|(datos|informacion|caracteristicas|modalidades|comparativa|casos) (de |del |tecnic|comun|uso).*|voice|business|illustrations?|now|into the .*|hello.*|hi|greetings|dear .*|need help.*|ready to .*|want to .*|looking for .*|have (a )?questions?.*|still .*|let s .*|lets .*|start .*|our specialties|specialties|members?( only| area| login)?|my account|cart|checkout|wishlist|nomination .*|email .*|.* home|book .*|insights|donate .*|horaires?.*|horarios?.*|offnungszeiten|(du |le )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche).*|(lunes|martes|miercoles|jueves|viernes|sabado|domingo).*|(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag).*|jours feries|new here.*|watch .*|regresar.*|volver.*|(productos|produits|servicios) destacados|como .*|comment .*|wie .*|ver .*|voir .*|retour.*|zuruck.*|.*読み込み中|.*取得しています|イベント|.*一覧|役員紹介|(スタッフ|メンバー|メンハー)紹介|会社情報|代表挨拶|採用情報|お客様の声|詳しく見る|もっと見る|詳細|施設と設備|ホーム|お問い合わせ|会社概要|お知らせ|アクセス|ブログ)$/;

/** More of the same: pages about the firm, programme times, pictures named after what they are, the choice of a language. */
const GENERIC_TOO =
  /^(contatti|contatos?|chi siamo|dove siamo|quem somos|prenota.*|(i )?(nostri )?(servizi|prodotti|trattamenti)|(onze )?(diensten|producten)|(nossos )?(servicos|produtos)|behandlungen|unser ziel|press ?kit|(en )?savoir plus|en voir plus|lire (la suite|plus)|decouvrir.*|mehr (erfahren|lesen|infos?|dazu)|weiterlesen|weitere infos?|(leer|saber|ver) mas|conocer mas|scopri.*|leggi.*|saiba mais|leia mais|lees meer|meer (lezen|weten|info)|bekijk .*|ontdek .*|nos prestations|unsere leistungen|(nuestras|our|nos|unsere) (categorias|categories|kategorien)|resenas|opiniones|(left|right|no) sidebar|de club|historie|le cabinet|l ?equipe|notre equipe|el equipo|das team|unser team|expertises?|associee?s?( .*)?|(co )?fondat(eur|rice)s?( .*)?|francais|english|englisch|anglais|ingles|deutsch|allemand|aleman|espanol|espagnol|spanisch|italiano|portugues|polski|nederlands|日本語|access|important dates?|venue|topics|(our|unser|notre|nuestro) (club|verein|association|blog)|vereinsleben|clubleben|work experience|\w+ showcase|.* thumbnail|.*(サムネイル|ロゴ|アイコン)|事業内容|業務内容|施工事例|施工実績|沿革|会社案内|企業情報|登録認可|採用|エントリー.*|job info|会社名|求人情報|募集要項|プライバシーポリシー|サイトマップ|トップ(ページ)?|新着情報|最新情報|werbepartner|(angebots)?anfrage|.* hintergrunde|wissenswertes|(unser )?leitbild|partner werden|neuigkeiten|nos realisations|nuestro equipo|documentos|documents|dokumente|boletin|videos?|podcasts?|bilder|photos?|fotos?|opcion \d+|option \d+|style guide|no image.*|mobirise.*|(free )?(bootstrap|website|site|web page) (templates?|makers?|builders?|creators?).*|elements|bankuberweisung|mobile zahlung|paypal|kreditkarte|credit card|bank transfer|virement( bancaire)?|transferencia( bancaria)?|our goal|nos encontramos en|(\d{1,2} )?(januar|februar|marz|mai|juni|juli|oktober|dezember|january|february|march|may|june|july|october|december|april|august|september|november|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)( (19|20)\d\d.*)?)$/;

/** An order to the reader, a step of a manual: `Download the app`, `Add your key`. */
const IMPERATIVE =
  /^(download|drag|add|sign|enable|pick|choose|open|click|select|enter|go|press|type|save|follow|log|fill|upload|connect|start|check|copy|use|read|send|call|find|browse|explore|discover|meet|become|speak|see|try|tell|give|apply|visit|stay|make|bring|keep|create|turn) (the|an?|your|to|and|our|in|on|from|with|us|up|down|for|out|it|this|naturally|how|what|more|all)\b/i;

/** A first name and a family name, both with a capital: how a person is listed, not an offer. */
const PERSON = /^(Dr\.?|Prof\.?|Mr\.?|Mrs\.?|Ms\.?|Rev\.?|Chef|Pastor|Fr\.?)\s+\p{Lu}/u;

/** The text as the name of something offered; '' when it cannot be one (a page, a question, a date, a sentence, a person). */
export const offerLabel = memoize(labelOf);

function labelOf(raw: string): string {
  const text = trimLabel(raw.replace(/\s+/g, ' '))
    .replace(/\s*(?:from|ab|dès|desde)?\s*[$€£¥]\s?\d[\d.,]*.*$/iu, '')
    .replace(/\s+\d[\d.,]*\s?(€|EUR|USD|円|CHF).*$/u, '')
    .replace(/\s+[-–—]?\s*(19|20)\d\d$/u, '')
    .replace(/\s*[.,:;–—-]+$/u, '')
    .replace(/(について|はこちら|の詳細)$/u, '')
    // A Japanese name with its English label glued to it: the Japanese one is the name.
    .replace(/(?<=[\u3040-\u30ff\u3400-\u9fff]{2})[A-Za-z][A-Za-z &]+$/u, '')
    .replace(/^[A-Za-z][A-Za-z &]+(?=[\u3040-\u30ff\u3400-\u9fff]{3})/u, '')
    .trim();
  if (text === '' || !/\p{L}/u.test(text) || text.length > 90) return '';
  const words = countWords(text);
  if (words > 10 || text.length < 2) return '';
  if (/[?!？！。]$|https?:|@|www\./u.test(text) || /^["“«„]/u.test(text)) return '';
  if (/^\+?[\d\s()./:-]{6,}$/.test(text) || /\b(19|20)\d\d\b\s*$/.test(text)) return '';
  if (/^[\w-]+(\.[\w-]+)+$/.test(text) || /^\d{1,2}[:.h]\d{2}\b/.test(text)) return '';
  if (/\p{Ll}{3}[.!] \p{Lu}/u.test(text)) return '';
  if (/\s(of|for|to|and|with|the|a|in|on|de|y|et|und|für)$/i.test(text)) return '';
  if (GENERIC.test(foldWords(text)) || GENERIC_TOO.test(foldWords(text)) || PERSON.test(text) || IMPERATIVE.test(text)) return '';
  return text;
}

/** Longest name of an offer in Japanese or Chinese signs; longer lines are sentences. */
const MAX_CJK_NAME = 18;

/** Whether the text reads like a sentence or slogan rather than a name: a finite verb with we, you or your, or many words. */
export function readsLikeSlogan(text: string): boolean {
  if (countWords(text) > 7 || (isUnspaced(text) && text.length > MAX_CJK_NAME)) return true;
  return (
    /\b(we|you|your|our|i|us|my|it's|isn't|don't|is|are|was|will|can|let|lets|wir|sie|ihr|ihre|unser\w*|nous|vous|votre|nosotros|usted|tu|su|nuestr\w+)\b/iu.test(
      text,
    ) && countWords(text) > 2
  );
}

/** Whether a text looks like a person's name, given the line below it: `Jane Doe` above `Founder`. */
export function looksLikePerson(text: string, below: string): boolean {
  if (!/^(\p{Lu}[\p{L}'.-]+\s){1,3}\p{Lu}[\p{L}'.-]+$/u.test(text) || /\b\p{Lu}{3,}\b/u.test(text)) return false;
  return (
    /\b(founder|owner|ceo|cto|cfo|coo|director|manager|president|secretary|treasurer|chair\w*|officer|head of|coordinator|engineer|designer|developer|partner|chef|teacher|instructor|coach|professor|phd|pastor|member|lead|vice|consultant|therapist|doctor|assistant|liaison|organi[sz]er|vorsitzende\w*|vorstand|kassierer\w*|schriftführer\w*|geschäftsführer\w*|inhaber\w*|gérant\w*|directeur|directora?|presidente)\b/iu.test(
      below,
    ) &&
    countWords(below) < 25 &&
    !/,.*,.*\band\b.*\.$/.test(below)
  );
}
