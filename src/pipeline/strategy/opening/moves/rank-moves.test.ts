import { describe, expect, it } from 'vitest';
import { at } from '#testing/bakery-pages.ts';
import { claimOf } from '#testing/empty-profile.ts';
import { draftFinding, richInput, thinInput, withCompetitor } from '#testing/strategy-input.ts';
import { buildStrategy } from '../../build-strategy.ts';
import type { StrategyInput } from '../../read-site.ts';

/** The moves that the strategy of a changed input opens with. */
function movesOf(input: StrategyInput, change: (input: StrategyInput) => void = () => {}) {
  change(input);
  return buildStrategy(input).opening?.moves ?? [];
}
const idsOf = (...args: Parameters<typeof movesOf>) => movesOf(...args).map(({ id }) => id);
const phone = (text: string, path: string) => ({
  ...claimOf(`phone-${path}`, text, { evidence: [{ url: at(path), selector: 'p', snippet: text }] }),
  contactKind: 'phone' as const,
});

describe('rankMoves', () => {
  it('puts the move with the greatest effect first, whatever the order of the findings', () => {
    const blocked = (input: StrategyInput) =>
      input.audit.findings.push(draftFinding('noindex-key-page', '/breads'), draftFinding('form-sends-by-mail-program', '/order'));
    expect(idsOf(richInput(), blocked)).toEqual([
      'reach-noindex-key-page',
      'headline',
      'form-by-mail',
      'reach-duplicate-title',
      'reach-missing-meta-description',
    ]);
  });

  it('names at most five', () => {
    const many = (input: StrategyInput) => {
      for (const id of ['noindex-key-page', 'form-sends-by-mail-program', 'broken-internal-link', 'missing-https', 'text-contrast'])
        input.audit.findings.push(draftFinding(id, '/order'));
      input.profile.trustSignals = [];
    };
    expect(movesOf(withCompetitor(richInput()), many)).toHaveLength(5);
  });
});

describe('moves about the next step', () => {
  it('asks for a button where the home page only links to the order form in its menu', () => {
    const [home] = richInput().site.pages;
    const moves = movesOf(richInput(), ({ site, profile }) => {
      const [first] = site.pages;
      if (!first || !home) throw new Error('No home page.');
      first.callsToAction = [];
      first.links = [
        { href: at('/order'), text: 'Order', region: 'nav', selector: 'nav > a', hidden: false } as (typeof home.links)[number],
      ];
      profile.callsToAction = profile.callsToAction.slice(0, 1);
    });
    const move = moves.find(({ id }) => id === 'first-screen');
    expect(move?.title).toBe('Let customers order from the first screen: the order form is only on /order');
    expect(move?.evidence[0]?.url).toBe(at('/order'));
  });

  it('is silent where the first screen has the button', () => {
    expect(idsOf(richInput())).not.toContain('first-screen');
  });

  it('asks for any next step where no page offers one', () => {
    const without = ({ site, profile }: StrategyInput) => {
      for (const page of site.pages) Object.assign(page, { forms: [], callsToAction: [] });
      Object.assign(profile, { callsToAction: [], contacts: [] });
    };
    expect(idsOf(thinInput(), without)[0]).toBe('next-step');
    expect(idsOf(richInput())).not.toContain('next-step');
  });
});

describe('moves about what is said', () => {
  it('leaves a headline alone that names the trade', () => {
    const named = ({ site }: StrategyInput) => {
      const heading = site.pages[0]?.headings[0];
      const block = site.pages[0]?.blocks[0];
      if (!heading || !block) throw new Error('No heading.');
      heading.text = 'Sourdough bread from the mill in Mainz';
      block.text = heading.text;
    };
    expect(idsOf(richInput(), named)).not.toContain('headline');
  });

  it('leads with what no visited competitor shows', () => {
    expect(movesOf(withCompetitor(richInput())).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Lead with what only you show among 2 compared sites/),
    );
  });

  it('asks for prices only where most offers have none and no page shows any', () => {
    const unpriced = ({ site, profile }: StrategyInput) => {
      const [one] = profile.products;
      if (!one) throw new Error('No product.');
      profile.products = ['Sourdough loaf', 'Rye bread', 'Spelt rolls'].map((text, index) => ({
        ...one,
        id: `p${index}`,
        text,
        price: '',
      }));
      for (const page of site.pages) page.prices = [];
    };
    expect(movesOf(richInput(), unpriced).find(({ id }) => id === 'prices')?.title).toContain('none of the 3 offers shows one');
    expect(idsOf(richInput())).not.toContain('prices');
  });
});

describe('moves about trust', () => {
  it('asks which phone number is right where two pages each show another', () => {
    const two = ({ profile }: StrategyInput) => {
      profile.contacts = [phone('06131 555 010', '/order'), phone('06131 777 020', '/about')];
    };
    expect(idsOf(richInput(), two)).toContain('one-phone');
    const together = ({ profile }: StrategyInput) => {
      profile.contacts = [phone('06131 555 010', '/order'), { ...phone('06131 777 020', '/order'), id: 'other' }];
    };
    expect(idsOf(richInput(), together)).not.toContain('one-phone');
  });

  it('asks for proof as advice where no page shows any', () => {
    const without = ({ profile }: StrategyInput) => {
      profile.trustSignals = [];
    };
    expect(movesOf(richInput(), without).find(({ id }) => id === 'collect-proof')).toMatchObject({ basis: 'advice' });
  });

  it('brings proof to the home page that is elsewhere', () => {
    const elsewhere = ({ profile }: StrategyInput) => {
      profile.trustSignals = profile.trustSignals.slice(1, 2);
    };
    expect(movesOf(richInput(), elsewhere).find(({ id }) => id === 'proof-on-home')?.title).toContain('it is only on /about');
  });
});
