import type { PageCraft, Strategy, WholeText } from '#contracts/strategy.ts';
import { hasNumber, lettersAndDigits } from '#text/characters.ts';
import { isWritten } from '../is-written.ts';
import { languageName } from '../prompt-context.ts';
import { type FormToKeep, formsToKeep } from '../sections/forms.ts';
import { type HeadRow, headRow } from '../sections/head.ts';
import { sentence, siteText } from '../site-text.ts';
import { disputedPrices } from './disputed-prices.ts';
import { leftOutTexts } from './leave-out.ts';
import { linkTargets } from './link-targets.ts';
import { createSaidTexts } from './said-texts.ts';
import { type CopyRules, editSection, type SectionCopy } from './section-copy.ts';

/** A page of the new site with its edited copy. */
export type EditedPage = {
  path: string;
  /** Address of today's page, with its whole text. */
  url: string;
  /** `article`, `services` ... as in the page plan. */
  type: string;
  /** `keep` or `add`, and why. */
  decision: string;
  reason: string;
  /** English name of its language where it differs from the site's, else ''. */
  language: string;
  head: HeadRow | null;
  h1: string;
  sections: SectionCopy[];
  /** Headings of today's sections whose text another page of the prompt gives already. */
  repeats: string[];
  /** Headings of today's page whose text the plan does not have; `''` is the rest of a section. */
  rest: string[];
  /** Today's whole text, for a page whose sections do not have all of it; [] for most. */
  whole: WholeText['parts'];
};

/** Words of today's opening that fit a line below the hero. */
const FACTS = 6;
const FACT_LENGTH = 60;
const isFact = (item: string) => item.length <= FACT_LENGTH;

/**
 * Today's opening without the new headline's words is often only a row of badges: these become facts of the hero, so that the page does not
 * open twice.
 */
function withoutSecondOpening([hero, ...others]: SectionCopy[]): SectionCopy[] {
  const opening = others.find(({ kind }) => kind === 'introduction');
  if (!hero || !opening || opening.text.join(' ').length > 120 || !opening.items.every(isFact)) return hero ? [hero, ...others] : [];
  const facts = [...opening.text.filter(isFact), ...opening.items].slice(0, FACTS);
  return [{ ...hero, items: facts, forms: [...hero.forms, ...opening.forms] }, ...others.filter((section) => section !== opening)];
}

/** A button to the same target is given once on a page, and again at its end; those that a strategist placed stay. */
function withoutSameButtons(sections: readonly SectionCopy[]): SectionCopy[] {
  const given = new Set<string>();
  return sections.map((section) => {
    const { button, kind, isWritten } = section;
    const key = button ? `${button.label} ${button.target}` : '';
    const isAgain = given.has(key) && kind !== 'closing' && !isWritten;
    if (button) given.add(key);
    return isAgain ? { ...section, button: null } : section;
  });
}

/** A first screen that is only the page's h1 needs no section: the h1 is given with the page. */
function withoutBareHero(sections: SectionCopy[]): SectionCopy[] {
  const [hero, ...others] = sections;
  if (!hero?.isH1 || others.length === 0) return sections;
  const { text, items, images, forms, contacts, button, note, behavior } = hero;
  const isBare = text.length + items.length + images.length + forms.length === 0 && !contacts && !button && note + behavior === '';
  return isBare ? others : sections;
}

/** A layout of several sections in a row is described with the first of them. */
const SAME_LAYOUT = 'same layout';

const withoutSameLayouts = (sections: readonly SectionCopy[]): SectionCopy[] =>
  sections.map((section, at) => {
    const isSame = section.layout.length > SAME_LAYOUT.length && section.layout === sections[at - 1]?.layout;
    return isSame ? { ...section, layout: SAME_LAYOUT } : section;
  });

/** From so many letters that another page gives, a section counts as repeated. */
const REPEATED_LETTERS = 60;

function editPage(
  page: PageCraft,
  h1: string,
  rules: CopyRules,
  earlier: readonly EditedPage[],
): Pick<EditedPage, 'sections' | 'repeats' | 'rest'> {
  const edited = page.sections.map((section) => editSection(section, rules));
  const given = new Set(earlier.flatMap(({ sections }) => sections.map(({ heading }) => heading)).filter(Boolean));
  const repeats = edited.filter(({ copy, heading, repeated }) => copy === null && repeated >= REPEATED_LETTERS && given.has(heading));
  const copies = edited.flatMap(({ copy }) => copy ?? []);
  const sections = withoutSameLayouts(withoutSameButtons(copies.map((copy, at) => ({ ...copy, isH1: at === 0 && copy.heading === h1 }))));
  return {
    sections:
      earlier.length > 0
        ? withoutBareHero(sections)
        : sections.some(({ isWritten }) => isWritten)
          ? sections
          : withoutSecondOpening(sections),
    repeats: [...new Set(repeats.map(({ heading }) => heading))],
    rest: [...new Set(edited.flatMap(({ rest }) => rest))],
  };
}

const FEWEST_CONTACT_LETTERS = 6;
/** What may be next to a contact detail: a label such as `Address:`. */
const CONTACT_LABEL = 22;

/** Tells whether a text is one of the site's contact details, with no more than a label next to it. */
function contactTexts({ site }: Strategy): (text: string) => boolean {
  const letters = (text: string) => lettersAndDigits(text.toLowerCase());
  const values = site.contacts.map(({ value }) => letters(value)).filter((value) => value.length >= FEWEST_CONTACT_LETTERS);
  return (text) => {
    const own = letters(text);
    return values.some((value) => {
      const rest = own.replace(value, '');
      return rest.length < own.length && rest.length <= CONTACT_LABEL && !hasNumber(rest);
    });
  };
}

/** Removes the site's own host from addresses. */
export function ownPaths({ site }: Pick<Strategy, 'site'>): (url: string) => string {
  const { origin } = new URL(site.url);
  return (url) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

/** Today's whole texts by path, for pages whose sections do not have all of it. */
function wholeTextsOf({ craft }: Strategy): ReadonlyMap<string, WholeText['parts']> {
  const isComplete = ({ sections }: PageCraft) => sections.every(({ carryOver }) => !carryOver.rest && carryOver.sections.length === 0);
  const complete = new Set(craft.pages.filter(isComplete).map(({ path }) => path));
  return new Map((craft.wholeTexts ?? []).filter(({ path }) => !complete.has(path)).map(({ path, parts }) => [siteText(path), parts]));
}

/** Finds the form of a purpose on a page; a form that was found before is `isAgain`. */
function formFinder(strategy: Strategy): (path: string, purpose: string) => { form: FormToKeep; isAgain: boolean } | null {
  const forms = formsToKeep(strategy);
  const found = new Set<FormToKeep>();
  return (path, purpose) => {
    const form = forms.find((entry) => entry.purpose === purpose && entry.paths.includes(path));
    if (!form || form.decision === 'drop') return null;
    const isAgain = found.has(form);
    found.add(form);
    return { form, isAgain };
  };
}

/**
 * The copy of all planned pages, the home page first: without noise, without what the strategy leaves out, with buttons that lead to pages
 * of the plan. `once`: a text given on one page is not given again on the next, and contact details are listed elsewhere; otherwise a text
 * is given once on each page.
 */
export function editPages(strategy: Strategy, { once }: { once: boolean }): EditedPage[] {
  const { craft, engineer, site } = strategy;
  const plan = new Map(engineer.pagePlan.map((page) => [page.path, page]));
  const headOf = new Map(engineer.head.map((head) => [head.path, head]));
  const [isLeftOut, targetOf] = [leftOutTexts(strategy), linkTargets(strategy)];
  const [isDisputed, pathOf, whole] = [disputedPrices(strategy), ownPaths(strategy), wholeTextsOf(strategy)];
  const isContact = once ? contactTexts(strategy) : () => false;
  const findForm = formFinder(strategy);
  let said = createSaidTexts();
  const givenOn = new Map<string, string>();
  const isFinal = isWritten(strategy);
  const pages: EditedPage[] = [];
  for (const page of craft.pages) {
    const planned = plan.get(page.path);
    if (pages.length > 0 && planned && planned.decision !== 'keep' && planned.decision !== 'add') continue;
    if (!once) {
      said = createSaidTexts();
      givenOn.clear();
    }
    const head = headOf.get(page.path);
    const h1 = siteText(head?.h1.new ?? page.sections[0]?.heading ?? '');
    const formOf = (purpose: string) => findForm(siteText(page.path), purpose);
    pages.push({
      path: siteText(page.path),
      url: siteText(planned?.url ?? new URL(page.path, site.url).href),
      type: planned?.type ?? '',
      decision: planned?.decision ?? 'keep',
      reason: sentence(siteText(planned?.reason ?? '')),
      language: page.language && page.language !== site.language ? languageName(page.language) : '',
      h1,
      head: head ? headRow(head, strategy) : null,
      whole: whole.get(siteText(page.path)) ?? [],
      ...editPage(
        page,
        h1,
        { said, givenOn, path: siteText(page.path), isFinal, isLeftOut, isDisputed, isContact, formOf, pathOf, targetOf },
        pages,
      ),
    });
  }
  return pages;
}

/** Pages that stay and whose text nobody edits: they have head data, and where their text is. */
export function uneditedPages(strategy: Strategy, edited: readonly EditedPage[]): EditedPage[] {
  const { pagePlan, head } = strategy.engineer;
  const whole = wholeTextsOf(strategy);
  const given = new Set(edited.map(({ path }) => path));
  return pagePlan
    .filter(({ path, decision, read }) => decision === 'keep' && read !== false && !given.has(siteText(path)))
    .map(({ path, url, type, decision, reason }) => {
      const own = head.find((entry) => entry.path === path);
      const row = own ? headRow(own, strategy) : null;
      return {
        ...{ path: siteText(path), url: siteText(url), type, decision, reason: sentence(siteText(reason)), language: '' },
        ...{
          h1: siteText(own?.h1.new ?? ''),
          head: row,
          sections: [],
          repeats: [],
          rest: whole.has(siteText(path)) || reason.toLowerCase().includes('word for word') ? [] : [''],
          whole: whole.get(siteText(path)) ?? [],
        },
      };
    });
}
