import type { Industry } from '#lexicon/industries/industries.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { Reading } from '../../reading.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

/** What visitors of an event can take part in, as its menu names it (compared form). */
const EVENT_ENTRY =
  /^(call for (papers|posters?|proposals|workshops?|workshop proposals|speakers|participation|tutorials|demos)( .*)?|(our )?(workshops?|tutorials?|keynotes?|talks|posters?|demos|sessions|exhibition|doctoral symposium)|(conference |full |scientific )?program(me)?|registration|tickets|programm|anmeldung|vortrage|inscripcion|ponencias|talleres|inscription|ateliers|conferences)$/;

function eventMenu({ home }: Reading): OfferCandidate[] {
  const page = home?.page;
  if (!page) return [];
  const entries = page.links.filter(
    (link) => !link.hidden && link.internal && link.region !== 'main' && EVENT_ENTRY.test(foldWords(link.text)),
  );
  return entries.map((link) => ({
    name: link.text,
    weight: 2.6,
    kind: 'service',
    quote: { page, selector: link.selector, text: link.text },
    description: '',
    price: '',
    url: link.href,
    source: 'programme',
  }));
}

/** Entries of the programme of an event: workshops, talks, games. Times, breaks and deadlines are left out. */
export function scheduledOffers(reading: Reading, leaf: Industry | null): OfferCandidate[] {
  if (leaf?.sector !== 'events') return [];
  const found: OfferCandidate[] = eventMenu(reading);
  for (const { page, sections } of reading.pages) {
    for (const section of sections) {
      const titles = [section.heading?.text ?? '', section.eyebrow?.text ?? '', ...section.trail.map((one) => one.heading.text)].map(
        foldWords,
      );
      if (titles.some((title) => /\b(committees?|dates|deadlines|organi[sz]ers|chairs|komitee|comite)\b/.test(title))) continue;
      if (
        !titles.some((title) =>
          /\b(schedule|program(me)?|agenda|timetable|activities|what s on|programm|ablauf|horario|programa)\b/.test(title),
        )
      )
        continue;
      for (const [index, block] of section.blocks.entries()) {
        // "Speaker:" and, beside it, who speaks.
        if (block.tag === 'dd' && /[:：]\s*$/.test(section.blocks[index - 1]?.text ?? '')) continue;
        const name = /^(t[dhr]|li|p|div|dd|span)$/.test(block.tag)
          ? offerLabel(block.text.replace(/^[\d:.\s–-]+(am|pm|uhr|h)?\s*[-–:]?\s*/i, ''))
          : '';
        if (
          name === '' ||
          countWords(name) > 7 ||
          /\b(start|starts|ends?|due|break|lunch|dinner|breakfast|services|registration|check-?in|deadline|activity|time|lightning|closing|opening|help desk|q&a)\b/i.test(
            name,
          ) ||
          countWords(name) < 2
        )
          continue;
        found.push({
          name,
          weight: /\b(workshop|talk|keynote|game|quiz|session|panel|tournament|concert|show|tour|event|contest|demo|stream|class)\b/i.test(
            name,
          )
            ? 2.4
            : 1.2,
          kind: 'service',
          quote: { page, selector: block.selector, text: block.text },
          description: '',
          price: '',
          url: '',
          source: 'programme',
        });
      }
    }
  }
  return found;
}
