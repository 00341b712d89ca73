import { createContext, type ReactNode, use, useState } from 'react';
import type { FactConflict, ProfileQuestion } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { OwnerFact, ProfileField } from '#contracts/facts.ts';
import type { Project } from '#contracts/project.ts';
import {
  changesBetween,
  claimsAfter,
  confirmation,
  correction,
  describeChange,
  type FactChange,
  factBehind,
  inverse,
  removal,
  restoration,
  type ViewedClaim,
} from '../../../api/fact-changes.ts';
import { type OwnerFacts, useOwnerFacts } from '../../../api/facts.ts';
import { isProposal } from '../../../api/how-sure.ts';
import { claimsOf } from '../../../api/profile-fields.ts';
import { useProjectRoute } from '../../../api/project-paths.ts';
import { SaveState } from '../../../layout/save-state.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUndoKey } from '../../../ui/use-undo-key.ts';

export type Words = { text: string; price?: string; description?: string };

export type FactsEditing = {
  /** Demo projects can't be changed. */
  isReadOnly: boolean;
  saved: OwnerFact[];
  queue: OwnerFacts['queue'];
  /** Item whose editor is open. */
  editing: string | null;
  edit: (itemId: string | null) => void;
  /** Other readings of a part that the analysis considered. */
  suggestions: (field: ProfileField) => string[];
  /** The claims of a part as they will be when everything is saved. */
  claims: (field: ProfileField) => ViewedClaim[];
  /** Whether what is stated in a part is asked, not asserted. */
  isProposed: (field: ProfileField) => boolean;
  confirm: (field: ProfileField, claim: Claim) => void;
  confirmAll: (field: ProfileField, claims: Claim[]) => void;
  correct: (field: ProfileField, claim: Claim, words: Words) => void;
  remove: (field: ProfileField, claim: Claim) => void;
  add: (field: ProfileField, words: Words) => void;
  answer: (question: ProfileQuestion, text: string) => void;
  restore: (field: ProfileField, claim: Claim) => void;
  factBehind: (field: ProfileField, claim: Claim) => OwnerFact | null;
  takeBack: (fact: OwnerFact) => void;
  keepMine: (conflict: FactConflict) => void;
  takeTheSites: (conflict: FactConflict) => void;
};

const FactsContext = createContext<FactsEditing | null>(null);

/** Holds what the owner says about the claims of a project. */
export function FactsProvider({ project, children }: { project: Project; children: ReactNode }) {
  const { isDemo } = useProjectRoute();
  const { saved, facts, queue } = useOwnerFacts(project.id, isDemo);
  const [editing, edit] = useState<string | null>(null);
  useUndoKey(queue.undo);

  function change(made: FactChange, title: string, message: string) {
    queue.add(made, inverse(made));
    toast.undoable(title, message, queue.undo);
  }
  const claims = (field: ProfileField) => (project.profile ? claimsAfter(field, claimsOf(project.profile, field), saved, facts) : []);
  const value: FactsEditing = {
    isReadOnly: isDemo,
    saved,
    queue,
    editing,
    edit,
    suggestions: (field) => (field === 'industry' ? (project.profile?.industry.candidates ?? []).map(({ label }) => label) : []),
    claims,
    isProposed: (field) =>
      project.profile !== undefined && isProposal(project.profile, field) && claims(field).some(({ by }) => by !== 'owner'),
    confirm: (field, claim) => change(confirmation(facts, field, claim), 'Confirmed', quoted(claim.text)),
    confirmAll(field, claims) {
      for (const claim of claims) {
        const made = confirmation(facts, field, claim);
        queue.add(made, inverse(made));
      }
      const undo = () => claims.forEach(() => void queue.undo());
      toast.undoable('Confirmed', quoted(claims.map(({ text }) => text).join(', ')), undo);
    },
    correct: (field, claim, words) => change(correction(facts, field, claim, words), 'Corrected', quoted(words.text)),
    remove: (field, claim) => change(removal(facts, field, claim), 'Removed', quoted(claim.text)),
    add: (field, words) => change({ was: null, now: { field, action: 'add', ...words } }, 'Added', quoted(words.text)),
    answer: ({ field, id }, text) =>
      change({ was: null, now: { field, action: 'answer', questionId: id, text } }, 'Answered', quoted(text)),
    restore: (field, claim) => change(restoration(facts, field, claim), 'Restored', quoted(claim.text)),
    factBehind: (field, claim) => factBehind(facts, field, claim),
    takeBack: (fact) => change({ was: fact, now: null }, 'Taken back', "The site's own words count again."),
    keepMine: ({ field, owner, site }) =>
      change(
        { was: factOf(owner, field), now: { field, action: 'correct', claimId: site.id, was: site.text, text: owner } },
        'Kept',
        quoted(owner),
      ),
    takeTheSites: ({ field, owner, site }) => change({ was: factOf(owner, field), now: null }, 'Taken from the site', quoted(site.text)),
  };
  const factOf = (text: string, field: ProfileField) => facts.find((fact) => fact.field === field && fact.text === text) ?? null;
  return <FactsContext value={value}>{children}</FactsContext>;
}

/** Whether the owner's words are saved, and the choice when another window saved others. */
export function FactsSaveState() {
  const { saved, queue } = useFacts();
  const theirs = changesBetween(saved, queue.theirs?.facts ?? saved);
  return <SaveState queue={queue} mine={queue.pending.map(describeChange)} theirs={theirs.map(describeChange)} />;
}

export function useFacts(): FactsEditing {
  const facts = use(FactsContext);
  if (!facts) throw new Error('useFacts must be used within FactsProvider.');
  return facts;
}

const SHOWN_LENGTH = 80;
const quoted = (text: string) => `“${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}”`;
