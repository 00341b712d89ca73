import controlLabels from './control-labels.json' with { type: 'json' };
import placeholderText from './placeholder-text.json' with { type: 'json' };
import type { Topic } from './topic.ts';

/** Every topic of the lexicon. A new one is a JSON file here and a line in this list. */
export const TOPICS: readonly Topic[] = [controlLabels, placeholderText];
