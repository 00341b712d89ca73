import type { Strategy, TextPart } from '#contracts/strategy.ts';
import { readable } from '#text/address.ts';
import { digitsOf } from '#text/characters.ts';
import { cutAtWord } from '#text/truncate.ts';
import { knownNumbers, numbersIn } from '../../strategy/grounding/grounding.ts';
import { ownPaths } from '../copy/edit-pages.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import { quoted, siteText } from '../site-text.ts';

/** Entries named for one page, and the longest text of one. Design defaults. */
const MOST = 10;
const LENGTH = 160;
/** A number of one digit is part of too many sentences to be a fact by itself. */
const FEWEST_DIGITS = 2;
/** The year of a copyright line says nothing to visitors. */
const COPYRIGHT = ['©', 'copyright', 'all rights reserved'];
/** Whether an image is what a template shows where there is none. */
const isStandIn = (text: string) => text.toLowerCase().includes('placeholder');
const isCopyright = (text: string) => COPYRIGHT.some((words) => text.toLowerCase().includes(words));

/**
 * What a page shows today and its new copy does not: lines with a figure that the prompt gives nowhere, images and embedded pages. Only what
 * nobody decided to leave out, a line for each, the same text once. `shown`: the copy of all pages and what else the prompt says; `hasImages`:
 * a section of the page shows all of its images.
 */
export function unplacedLines(
  strategy: Strategy,
  path: string,
  { shown, hasImages = false }: { shown: string; hasImages?: boolean },
): string[] {
  const whole = strategy.craft.wholeTexts?.find((page) => siteText(page.path) === path);
  if (!whole) return [];
  const [isLeftOut, pathOf] = [leftOutTexts(strategy), ownPaths(strategy)];
  const known = knownNumbers([shown]);
  const given = `${shown}\n${readable(shown)}`;
  const isNew = (number: string) => digitsOf(number).length >= FEWEST_DIGITS && !known.has(number);
  const has = (address: string) => given.includes(address) || given.includes(siteText(address)) || given.includes(readable(address));

  function lineOf({ kind, text, alt = '', pieces = [] }: TextPart): string {
    const address = pathOf(text);
    const words = siteText(alt);
    if (kind === 'image')
      return hasImages || has(address) || isLeftOut(alt) || isStandIn(`${address} ${alt}`)
        ? ''
        : `image ${siteText(address)}${words ? ` (alt: ${words})` : ''}`;
    if (kind === 'embed') return has(text) ? '' : `embedded page ${siteText(text)}`;
    if (kind === 'form' || kind === 'button') return '';
    const said = kind === 'row' ? pieces.map(siteText).filter(Boolean).join(' | ') : siteText(text);
    if (isCopyright(said) || isLeftOut(text) || !numbersIn(said).some(isNew)) return '';
    return quoted(cutAtWord(said, LENGTH));
  }

  const lines = [...new Set(whole.parts.map(lineOf).filter(Boolean))];
  const left = lines.length - MOST;
  return left > 1 ? [...lines.slice(0, MOST), `${left} more of this kind in CONTENT.md, ${path}`] : lines;
}
