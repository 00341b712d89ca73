import { isNear } from '../../compare/near-words.ts';
import { type Draft, defineCheck, type FixValue } from '../../define-check.ts';

const quoteValues = (text: string, author: string): FixValue[] => [
  { label: 'Testimonial', text },
  { label: 'Author', text: author },
];

export const testimonialAuthor = defineCheck({
  id: 'testimonial-author',
  area: 'proof',
  title: 'Each testimonial has its author',
  why: 'A quote without a name, or with the wrong one, proves nothing and may be unlawful.',
  red: 'A testimonial is shown without the author it has today.',
  check: ({ brief, words, shown }) =>
    brief.strategy.elevate.proof
      .filter(({ decision, author, text }) => decision === 'use' && author !== '' && words.has(text))
      .filter(({ text, author, page }) =>
        isNear(text, author, brief.site.pages.find(({ path }) => path === page)?.blocks.map((block) => ({ path: page, ...block })) ?? []),
      )
      .map(({ text, author, page }): Draft => {
        const about = { page, element: 'author', old: `${author}: ${text}` };
        return isNear(text, author, shown)
          ? { ...about, status: 'kept', new: author, why: 'Its author is next to it.' }
          : { ...about, status: 'lost', fix: quoteValues(text, author), why: `The name "${author}" is not next to this testimonial.` };
      }),
});
