import { once } from '#text/memoize.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const placeholderText = defineCheck({
  id: 'placeholder-text',
  area: 'content',
  title: 'No placeholder text is left',
  why: 'Nothing tells visitors more clearly that a site is not finished.',
  red: 'A text is filler of a template, and today’s site does not have it.',
  check: ({ brief, now, pathOf }) => {
    const today = once(() => {
      const shown = brief.site.pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
      // Fields are asked for by their labels: "Your name".
      const labels = brief.strategy.engineer.forms.flatMap(({ fields }) => fields.map(({ label }) => label));
      return new Set([...shown, ...labels].map(foldWords));
    });
    return now.site.pages.flatMap((page): Draft[] =>
      [...page.blocks, ...page.headings.filter(({ text }) => !page.blocks.some((block) => block.text === text))]
        .filter(({ text, hidden }) => !hidden && isPlaceholder(text) && !today().has(foldWords(text)))
        .map(({ text, selector }) => ({
          ...{ status: 'not-fixed', page: pathOf(page), element: selector, new: text },
          why: 'This is placeholder text; it has to be replaced or removed.',
        })),
    );
  },
});
