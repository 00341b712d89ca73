import { foldWords } from '#text/normalize.ts';
import { findByWords, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const HEADING =
  /\bbrought to you by\b|^(our |the |nos |unsere |nuestros |key |industry |main |event |community )?(partners?|sponsors?|supporters|partnerships|collaborators|partner und sponsoren|sponsoren|forderer|unterstutzer|partenaires|patrocinadores|colaboradores|aliados|partners and sponsors|sponsors and partners|partner|kooperationspartner)$|\b(supported by|sponsored by|in partnership with|thanks to our|official partners?|werbepartner|unsere (partner|sponsoren|forderer)|nos (partenaires|sponsors)|nuestros (aliados|socios|patrocinadores)|partners? (and|of)|funded by|funding)\b|協賛|提携/;
const SAYING =
  // Case matters: only a name with a capital is a partner ("supported by Example Bank", not "supported by our staff").
  /\b([Ii]n partnership with|[Pp]artner(s|ed|ing|ships?) with|[Ss]ponsored by|[Ss]upported by|[Ff]unded by|[Cc]ollaborat(e|es|ion|ions|ors) (with|from)|[Ii]n Kooperation mit|[Gg]efördert (von|durch)|[Uu]nterstützt von|[Ee]n partenariat avec|[Ss]outenu par|[Ee]n colaboración con|[Cc]on el apoyo de|[Bb]rought to you by)\s+(?:the |der |dem |das |die |la |le |les |l['’]|el |los )?(?!Our|Your|These|Those|This)\p{Lu}/u;
const COLLABORATORS =
  /\b(collaborators|member (labs|sites|institutions|organi[sz]ations)|partner (labs|universities|institutions|organi[sz]ations|schools)|participating (labs|sites|institutions)|gracias a (los|nuestros) (aliados|patrocinadores|socios)|merci à nos (partenaires|sponsors)|danke an unsere (sponsoren|partner|förderer)|unterstützen unsere|thanks to our (sponsors|partners|supporters))\b/i;

/** Partners, sponsors and supporters: a section of them, or a sentence that names one. */
export const findPartners: TrustFinder = (reading) => {
  const found: TrustFinding[] = [];
  for (const { page, sections } of speakingPages(reading)) {
    for (const section of sections) {
      const title = foldWords(section.heading?.text ?? '');
      if (!section.heading || !HEADING.test(title) || title.split(' ').length > 6 || /become|how to|why|faq/.test(title)) continue;
      found.push({
        trustKind: 'partners',
        text: section.heading.text,
        confidence: 0.75,
        quotes: [quoteOf(page, section.heading)],
        author: '',
      });
    }
  }
  const pages = speakingPages(reading).filter((page) => page.page.type !== 'blog' && page.page.type !== 'testimonials');
  return [
    ...found,
    ...findByWords('partners', pages, SAYING, {
      except:
        /\b(degree|graduat\w+|studies|universit\w+|master|diplom\w*|licence)\b|\b(not|no) (affiliated|sponsored|supported)|is not|supported by (our|your|the|donations)/i,
      limit: 2,
      confidence: 0.6,
    }),
    ...findByWords('partners', pages, COLLABORATORS, { limit: 1, confidence: 0.5 }),
  ].slice(0, 4);
};
