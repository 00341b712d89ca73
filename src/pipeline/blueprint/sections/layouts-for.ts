import type { PageContent, SectionContent } from '../pages/page-content.ts';
import { ARTICLE_LAYOUTS } from './article/article-layouts.ts';
import { CLOSING_LAYOUTS, ENDING_LAYOUTS } from './closing/closing-layouts.ts';
import { CONTACT_LAYOUTS } from './contact/contact-layouts.ts';
import { ENTRY_LAYOUTS } from './entries/entry-layouts.ts';
import { GALLERY_LAYOUTS } from './gallery/gallery-layouts.ts';
import { HERO_LAYOUTS } from './hero/hero-layouts.ts';
import { isReading, type Layout, shareOf } from './layout.ts';
import { CUE_LAYOUTS, PROOF_LAYOUTS } from './proof/proof-layouts.ts';
import { QUESTION_LAYOUTS } from './questions/question-layouts.ts';
import { STEP_LAYOUTS } from './steps/step-layouts.ts';
import { TEAM_LAYOUTS } from './team/team-layouts.ts';
import { TEXT_LAYOUTS } from './text/text-layouts.ts';

const BY_KIND: Record<string, readonly Layout[]> = { closing: CLOSING_LAYOUTS, ending: ENDING_LAYOUTS, 'proof-cue': CUE_LAYOUTS };
const LISTS = [...TEAM_LAYOUTS, ...ENTRY_LAYOUTS];

/** The layouts for a section: by what it has, then by what it is for. */
export function layoutsFor(section: SectionContent, index: number, page: Pick<PageContent, 'type'>): readonly Layout[] {
  const { kind, forms, contacts, entries, flow, text } = section;
  if (index === 0) return HERO_LAYOUTS;
  const own = BY_KIND[kind];
  if (own && forms.length === 0) return own;
  if (forms.length + contacts.length > 0) return CONTACT_LAYOUTS;
  if (shareOf(section, (entry) => entry.kind === 'question') >= 0.6 || (kind === 'faq' && entries.length > 0))
    return [...QUESTION_LAYOUTS, ...ENTRY_LAYOUTS];
  if (kind === 'proof' && entries.length > 0) return [...PROOF_LAYOUTS, ...ENTRY_LAYOUTS];
  if (shareOf(section, (entry) => entry.kind === 'quote') >= 0.6) return PROOF_LAYOUTS;
  if (kind === 'how-it-works' && entries.length > 1) return [...STEP_LAYOUTS, ...LISTS];
  if (flow.length > 0 && isReading(page)) return ARTICLE_LAYOUTS.filter(({ id }) => id === 'article-column');
  if (flow.length > 0) return entries.length > 0 ? ENTRY_LAYOUTS : [...ARTICLE_LAYOUTS, ...TEXT_LAYOUTS];
  if (entries.length > 0) return kind === 'about' ? LISTS : ENTRY_LAYOUTS;
  return text.length > 0 ? [...TEXT_LAYOUTS, ...(kind === 'gallery' ? GALLERY_LAYOUTS : [])] : [...GALLERY_LAYOUTS, ...TEXT_LAYOUTS];
}
