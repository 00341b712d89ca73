/* The audits of the category `content`; a new one is added here. */
export * from './content/duplicate-h1.ts';
export * from './content/empty-page.ts';
export * from './content/exclamation-overload.ts';
export * from './content/garbled-characters.ts';
export * from './content/generic-h1.ts';
export * from './content/hard-to-read.ts';
export * from './content/long-paragraph.ts';
export * from './content/missing-about-page.ts';
export * from './content/missing-imprint.ts';
export * from './content/missing-privacy-policy.ts';
export * from './content/missing-subheadings.ts';
export * from './content/placeholder-text.ts';
export * from './content/repeated-paragraph.ts';
export * from './content/shouting-text.ts';
export * from './content/thin-content.ts';
export * from './content/trackers-without-consent.ts';
export * from './content/unfilled-template.ts';
