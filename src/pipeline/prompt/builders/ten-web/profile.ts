import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const tenWebProfile: BuilderProfile = {
  id: '10web',
  status: 'Active: section-based AI builder for WordPress, and Vibe for WordPress (October 2025).',
  inputForm: 'Fields: business_type, business_name, business_description, outline, colours, font; or one Vibe prompt.',
  limit: { characters: 1_000, source: 'design-default' },
  structure: [
    'fields by name',
    'outline of pages and sections',
    'three colours',
    'one font',
    'SEO fields',
    'Vibe prompt as second version',
  ],
  stack: 'WordPress on 10Web hosting; Elementor or React components in front; plugins afterwards.',
  cannot: [
    { what: 'other content systems than WordPress', words: ['Webflow', 'Drupal', 'Next.js', 'Laravel'] },
    { what: 'pixel orders in the first step', words: ['px', 'pixels'] },
  ],
  names: ['business_type', 'business_name', 'business_description', 'section_title', 'website_title'],
  startPage: 'https://10web.io/',
  notice: 'There is no link that carries the text: copy the fields one by one.',
  guidance: ['intent and sitemap in words', 'brand as tokens', 'old slugs named in the page descriptions'],
  complaints: ['stock wording and pictures', 'heavy pages', 'hosting tie-in'],
  sources: [
    'https://10web.io/blog/how-10webs-ai-website-generation-works',
    'https://10web.io/blog/ai-prompt-to-website',
    'https://apidocs.10web.io',
  ],
  confidence: 'H',
  checkedAt: '2026-11-21',
};
