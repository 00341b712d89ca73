import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const tenWebProfile: BuilderProfile = {
  id: '10web',
  status: 'Active: section-based AI builder for WordPress, and Vibe for WordPress (October 2025).',
  inputForm: 'Fields: business_type, business_name, business_description, outline, colors, font; or one Vibe prompt.',
  hasMemory: false,
  limit: { characters: 1_000, source: 'design-default' },
  structure: ['fields by name', 'outline of pages and sections', 'three colors', 'one font', 'SEO fields', 'Vibe prompt as an alternative'],
  stack: 'WordPress on 10Web hosting; Elementor or React components in front; plugins afterwards.',
  cannot: [
    { what: 'content systems other than WordPress', words: ['Webflow', 'Drupal', 'Next.js', 'Laravel'] },
    { what: 'pixel sizes in the first step', words: ['px', 'pixels'] },
  ],
  names: ['business_type', 'business_name', 'business_description', 'section_title', 'website_title'],
  startPage: 'https://10web.io/',
  notice: 'No link can carry the text: copy the fields one by one.',
  guidance: ['intent and sitemap in words', 'brand as tokens', 'old slugs named in the page descriptions'],
  complaints: ['stock wording and images', 'heavy pages', 'hosting tie-in'],
  sources: [
    'https://10web.io/blog/how-10webs-ai-website-generation-works',
    'https://10web.io/blog/ai-prompt-to-website',
    'https://apidocs.10web.io',
  ],
  confidence: 'H',
  checkedAt: '2026-11-21',
};
