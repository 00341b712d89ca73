import type { BuilderId } from '#contracts/builder.ts';
import type { PromptBlock } from '#contracts/prompt.ts';
import type { PromptContext } from './prompt-context.ts';

/** What is known about a builder, as data. `confidence`: H vendor's own documentation, M several sources, L one weak source. */
export type BuilderProfile = {
  id: BuilderId;
  status: string;
  inputForm: string;
  /** Whether images can be attached to the first message. */
  takesImages?: boolean;
  /** Whether later blocks may rely on earlier ones: a chat, as opposed to fields that are filled one by one. */
  hasMemory: boolean;
  /** Characters of the first block, and whose number that is. */
  limit: { characters: number; source: 'vendor' | 'design-default' };
  /** Order of a good first message. */
  structure: string[];
  stack: string;
  /** What it cannot do; the prompt asks for none of it. `words` (as in `mentions()`) find such a request. */
  cannot: { what: string; words: string[] }[];
  /** Its own names for fields or stages, which the document uses. */
  names: string[];
  /** Where to paste it by hand. */
  startPage: string;
  /** Shown next to the link; '' when there is nothing to say. */
  notice: string;
  guidance: string[];
  complaints: string[];
  sources: string[];
  confidence: 'H' | 'M' | 'L';
  /** Day the facts were last checked, `YYYY-MM-DD`. */
  checkedAt: string;
};

/** A builder: its profile and how its document is composed. A new one is a folder in `builders/` and a line in `builders.ts`. */
export type Builder = {
  profile: BuilderProfile;
  /** All blocks of the document in order; the first is complete by itself within `profile.limit`. */
  compose(context: PromptContext): PromptBlock[];
  /** A documented link that opens the builder with the first block, or null when it would be too long. */
  deepLink?(firstBlock: string, context: PromptContext): string | null;
  /** Other places that open with the first block, without those it would be too long for. */
  links?(firstBlock: string): { label: string; url: string }[];
};
