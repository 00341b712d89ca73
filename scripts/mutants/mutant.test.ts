import { describe, expect, it } from 'vitest';
import { composePrompt } from '#pipeline/prompt/compose-prompt.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { richInput } from '#testing/strategy-input.ts';
import { addLine, dropLines, exchange, type Good, inStrategy, noticedBy } from './mutant.ts';

const input = richInput();
const strategy = buildStrategy(input);
const document = composePrompt({ builder: 'lovable', strategy, profile: input.profile, customPrompt: '' });
const good: Good = { site: 'bakery', document, strategy, profile: input.profile };

describe('mutants', () => {
  it('change the text of a prompt in one place', () => {
    expect(addLine('One more line.')(good)?.text).toContain('One more line.');
    expect(dropLines(() => strategy.craft.headline.text)(good)?.text).not.toContain(strategy.craft.headline.text);
    expect(exchange(() => [strategy.site.businessName, 'Other Bakery'])(good)?.text).toContain('Other Bakery');
  });

  it('compose it again from a changed strategy and leave the good one alone', () => {
    const mutated = inStrategy(({ craft }) => {
      craft.headline.text = 'Another headline';
      return true;
    })(good);
    expect([mutated?.text.includes('Another headline'), good.strategy.craft.headline.text === 'Another headline']).toEqual([true, false]);
  });

  it('are not planted where the prompt has no place for them', () => {
    expect([dropLines(() => 'words that are nowhere')(good), exchange(() => null)(good), inStrategy(() => false)(good)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('are noticed when a check loses marks', () => {
    const mutated = exchange(() => [strategy.site.businessName, 'Other Bakery'])(good);
    expect(mutated && noticedBy(good, mutated).join()).toContain('right-facts');
    expect(noticedBy(good, { ...good, text: document.text })).toEqual([]);
  });
});
