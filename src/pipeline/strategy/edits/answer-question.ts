import type { FormDestination, FormPlan, Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { replaceAny } from '#text/characters.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { findEmails } from '../../crawl/extract/email-addresses.ts';
import { isWebUrl } from '../../crawl/url-key.ts';
import { decide } from '../withhold/decide.ts';

/** The strategy with a question answered: it is no longer open, and the answer is kept. An empty answer leaves it open. */
export function answerQuestion(strategy: Strategy, { id, answer }: Extract<StrategyEdit, { field: 'question' }>): Strategy {
  const said = answer.trim();
  const { opening, diagnose, answers = [] } = strategy;
  const asked = diagnose.questions.find((entry) => entry.id === id) ?? opening?.decisions.find((entry) => entry.id === id);
  if (said === '' || !asked) return strategy;
  const decided = decide(strategy, { id, answer: said });
  const answered: Strategy = {
    ...decided,
    diagnose: { ...decided.diagnose, questions: diagnose.questions.filter((entry) => entry.id !== id) },
    answers: [...answers, { id, question: asked.question, answer: said }],
  };
  return id === 'form-destination' ? connectForms(answered, said) : answered;
}

/** Forms without a destination go where the answer says, where it names an e-mail address or a URL. */
function connectForms(strategy: Strategy, answer: string): Strategy {
  const [email] = findEmails(answer);
  const url = splitAtSpaces(replaceAny(answer, '<>,', ' ')).find(isWebUrl);
  const destination: FormDestination | undefined = email
    ? { kind: 'email', value: email.value, said: true }
    : url
      ? { kind: 'url', value: url, said: true }
      : undefined;
  if (!destination) return strategy;
  const forms = strategy.engineer.forms.map(
    (form): FormPlan =>
      form.destination.kind === 'unknown' ? { ...form, destination, reason: 'The owner named where its entries go.' } : form,
  );
  return { ...strategy, engineer: { ...strategy.engineer, forms } };
}
