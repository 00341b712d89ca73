import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { FormPlan, FunctionPlan, Strategy } from '#contracts/strategy.ts';
import { isEmail } from '#text/address.ts';
import { upperFirst } from '#text/characters.ts';
import { dropEnds } from '#text/edges.ts';
import { listed } from '#text/list.ts';
import { foldText } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import { isWebUrl } from '../../crawl/url-key.ts';
import { UNKNOWN_DESTINATION } from '../../strategy/engineer/forms.ts';
import { destinationText, formName } from '../../strategy/markdown/sentences.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import { EMBEDS_OF } from '../content-mentions.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText } from '../site-text.ts';
import type { FormSending } from './form-table.ts';
import { anchorLine, otherLinks } from './links.ts';
import { switchLines } from './switches.ts';
import type { Wording } from './wording.ts';

/** A form of the current site and what happens to it. */
export type FormToKeep = {
  decision: string;
  /** `contact form`, `newsletter form`, or `form` where its purpose is not known. */
  name: string;
  purpose: string;
  /** The pages with this form. */
  paths: string[];
  /** The same as a list in words. */
  path: string;
  fields: FormPlan['fields'];
  /** '' for a form that goes. */
  destination: string;
  success: string;
  error: string;
  /** Why it is not kept as it is; '' for a form that stays. */
  reason: string;
  /** Steps, hints and limits for the builder; '' without any. */
  note: string;
  sending: FormSending;
};

/** What makes two forms the same: what visitors fill in and where it goes, whatever the page. */
const sameForm = ({ purpose, name = '', decision, fields, destination, success, next = '' }: FormPlan) =>
  JSON.stringify([purpose, decision, destination, ...(decision === 'drop' ? [] : [name, fields, success, next])]);

/** Services that deliver to an address in their URL. */
const MAILBOX = /^https?:\/\/([^/]+)\/(?:\S*\/)?[^/\s]+@[^/\s]+$/u;

/** Forms that ask the business something. */
const INQUIRIES = new Set(['contact', 'quote', 'inquiry', 'other']);

/** A sentence that says where entries go has few words in front of it: `Goes to info@mill.test; no payment on the site.` */
const DESTINATION_WORDS = 4;

function mailboxOf(sentence: string): string {
  const words = sentence.split(' ').map((word) => dropEnds(word, '.,;:()'));
  return words.slice(0, DESTINATION_WORDS + 1).find(isEmail) ?? '';
}

/** The mailbox that a note names as the destination; '' where it names none, or only in passing. */
const mailboxIn = (note: string): string => splitSentences(note).map(mailboxOf).find(Boolean) ?? '';

/** A note without where the entries go, which the form's line says, and what else that sentence says. */
const withoutDestination = (note: string): string =>
  splitSentences(note)
    .flatMap((one) =>
      mailboxOf(one) !== ''
        ? one
            .split(';')
            .slice(1)
            .map((rest) => upperFirst(rest.trim()))
        : [one],
    )
    .join(' ');

/** Where the entries go, said once and with what to do. A mailbox that the new site hides is named by its service alone. */
function destinationOf(
  { destination, note = '', purpose, host }: FormPlan,
  services: readonly FunctionPlan[],
  isLeftOut: (text: string) => boolean,
): string {
  const { kind, value } = destination;
  const service = MAILBOX.exec(value)?.[1];
  if (kind === 'url' && service && isLeftOut(value))
    return `the mailbox behind ${service}, on the server alone: its address is nowhere in the pages`;
  if (kind === 'unknown' && purpose === 'search') return 'the page itself, where it filters what is shown';
  if (kind !== 'unknown' || destination.said) return siteText(destinationText(destination));
  const mailbox = mailboxIn(note);
  if (mailbox && !isLeftOut(mailbox)) return `${siteText(mailbox)}; I connect it before launch`;
  if (note.includes('@')) return 'I connect it before launch';
  if (host) return `${siteText(host)} receives it today as the host of the site; on another host I connect a form service before launch`;
  const embedded = services.find(
    (entry) => INQUIRIES.has(purpose) && entry.kind === 'contact-form' && embedOf(entry.kind, entry.evidence) !== '',
  );
  if (embedded)
    return `that of the embedded form by ${siteText(embedded.provider)}, which receives inquiries today; I connect it before launch`;
  return value === '' ? 'I connect it before launch' : `${siteText(value)}; I connect it before launch`;
}

/** How a form is sent; what reaches a mailbox that the new site hides is left out. */
function sendingOf(form: FormPlan, isLeftOut: (text: string) => boolean): FormSending {
  const { destination, method, enctype, host, next, hidden, traps, dropped } = form;
  const isService = destination.kind === 'url' && isWebUrl(destination.value);
  return {
    ...(method === undefined || destination.said ? {} : { method }),
    ...(enctype === undefined ? {} : { enctype }),
    ...(host === undefined || destination.said ? {} : { host }),
    ...(next === undefined ? {} : { next }),
    ...(hidden === undefined || destination.said ? {} : { hidden: hidden.filter(({ value = '' }) => value === '' || !isLeftOut(value)) }),
    ...(traps === undefined ? {} : { traps }),
    ...(dropped === undefined ? {} : { dropped }),
    isService: isService && destination.said !== true,
    isOwnScript: destination.kind === 'url' && !isService,
  };
}

/** The texts after sending, where several forms share them. */
export function sharedStates({ engineer }: Pick<Strategy, 'engineer'>): { success: string; error: string } | null {
  const sent = engineer.forms.filter(({ decision, success }) => decision !== 'drop' && success !== '');
  const kinds = [...Map.groupBy(sent, sameForm).values()].flatMap(([form]) => form ?? []);
  const most = (part: 'success' | 'error') => {
    const counts = [...Map.groupBy(kinds, (form) => form[part])].toSorted(([, one], [, other]) => other.length - one.length);
    return siteText(counts.find(([text, group]) => text !== '' && group.length > 1)?.[0] ?? '');
  };
  const shared = { success: most('success'), error: most('error') };
  return shared.success === '' && shared.error === '' ? null : shared;
}

/** The label of a field, with the choices of a select. */
export const fieldWords = ({ label, options = [] }: FormToKeep['fields'][number]): string =>
  options.length === 0 ? label : `${label} [${options.map(siteText).filter(Boolean).join(' / ')}]`;

/** The forms, each once with all its pages. */
export function formsToKeep(strategy: Strategy): FormToKeep[] {
  const shared = sharedStates(strategy);
  const isLeftOut = leftOutTexts(strategy);
  const own = (text: string, shownOnce = '') => (siteText(text) === shownOnce ? '' : siteText(text));
  const distinct = (texts: readonly string[]) => [...new Set(texts.map((text) => sentence(siteText(text))).filter(Boolean))].join(' ');
  return [...Map.groupBy(strategy.engineer.forms, sameForm).values()].flatMap((group) => {
    const [form] = group;
    if (!form) return [];
    const paths = [...new Set(group.map(({ path }) => siteText(path)))];
    const isGone = form.decision === 'drop';
    return {
      decision: form.decision,
      name: siteText(formName(form.name ?? form.purpose)),
      purpose: form.purpose,
      paths,
      path: listed(paths),
      fields: (isGone ? [] : form.fields).map((field) => ({ ...field, label: siteText(field.label) || foldText(field.label) })),
      destination: isGone ? '' : destinationOf(form, strategy.engineer.functions, isLeftOut),
      success: isGone ? '' : own(form.success, shared?.success),
      error: isGone ? '' : own(form.error, shared?.error),
      reason: form.decision === 'keep' || form.reason === UNKNOWN_DESTINATION ? '' : sentence(siteText(form.reason)),
      note: isGone
        ? ''
        : distinct(
            group.map(({ note = '', destination }) =>
              destination.kind === 'unknown' && !destination.said ? withoutDestination(note) : note,
            ),
          ),
      sending: isGone ? { isService: false, isOwnScript: false } : sendingOf(form, isLeftOut),
    };
  });
}

/** Another function of the current site (booking, shop, map ...) and what happens to it; `name` has the address of what a service shows in the page, `where` names up to three pages. */
export type FunctionToKeep = { decision: string; name: string; where: string; reason: string };

/** Whether a service's form gets a new one in its place: that one has a line of its own, and says where its entries go. */
const isReplaced = ({ kind, pages }: FunctionPlan, forms: readonly FormPlan[]) =>
  kind === 'contact-form' && pages.every((page) => forms.some(({ path, decision }) => path === page && decision === 'replace'));

/** The functions that are no form with a line of its own. */
export function otherFunctions({ engineer: { forms, functions } }: Pick<Strategy, 'engineer'>): FunctionPlan[] {
  const isForm = ({ kind, provider }: FunctionPlan) =>
    provider === '' && forms.some(({ purpose }) => `${purpose}-form` === kind || purpose === kind);
  return functions.filter((entry) => !isForm(entry) && !isReplaced(entry, forms));
}

/** Functions that visitors use inside the page. */
const EMBEDDED = new Set(['booking', 'contact-form', 'newsletter', 'donation', 'payment', 'map', 'video']);

/** The address of the frame or script by which a service's form or calendar is in the page. */
function embedOf(kind: string, evidence: FunctionPlan['evidence']): string {
  const words = evidence[0]?.snippet ?? '';
  // A longer address is cut there; the file has it whole.
  if (words.length >= MAX_SNIPPET_LENGTH - 1) return '';
  return EMBEDDED.has(kind) && /^https?:\/\/[^\s…]+$/u.test(words) ? siteText(words) : '';
}

function embedText(kind: string, evidence: FunctionPlan['evidence'], [page = '/']: readonly string[]): string {
  const address = embedOf(kind, evidence);
  const isLong = EMBEDDED.has(kind) && (evidence[0]?.snippet ?? '').startsWith('http');
  return address ? `(embed ${address})` : isLong ? `(embed with the address in CONTENT.md, ${EMBEDS_OF}${siteText(page)})` : '';
}

function functions({ strategy }: PromptContext): FunctionToKeep[] {
  return otherFunctions(strategy).map(({ kind, provider, decision, reason, pages, evidence }) => ({
    decision,
    name: [kind.replaceAll('-', ' '), provider && `by ${siteText(provider)}`, embedText(kind, evidence, pages)].filter(Boolean).join(' '),
    where: `${pages.slice(0, 3).map(siteText).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
    reason: sentence(siteText(reason)),
  }));
}

/** Forms that the copy in `shown` does not describe, other functions, links that no copy has, and legal pages of the current site, each with its decision. */
export function formList(context: PromptContext, { forms: words, mark }: Wording, shown = ''): string {
  const { legalPages } = context.strategy.engineer;
  const kept = formsToKeep(context.strategy);
  const forms = kept.map(words.entry);
  const hasNames = kept.some(({ fields }) => fields.some(({ name }) => name !== undefined));
  const shared = sharedStates(context.strategy);
  return paragraphs(
    shared && words.states(shared.success, shared.error),
    hasNames && words.exact,
    headed(
      words.heading,
      bullets(
        forms.filter((entry) => !shown.includes(entry)),
        mark,
      ),
    ),
    headed(words.functions, bullets([...functions(context).map(words.function), ...switchLines(context, shown)], mark)),
    headed(words.links, bullets(otherLinks(context, shown), mark)),
    anchorLine(context),
    legalPages.length > 0 && words.legal(listed(legalPages.map(siteText))),
  );
}
