import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PASSWORD_REQUIRED } from '#contracts/user.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { passwordToggle } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

type Proof = { password: string; code: string };

/** Password and code, as changes of the second step ask for them: the state, and a submit that says a refusal under the fields. */
export function useProof(failedTitle: string, act: (proof: Proof) => Promise<unknown>, { needsCode = true } = {}) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = useSingleFlight(async () => {
    if (proof.password === '') return setProblem(PASSWORD_REQUIRED);
    if (needsCode && proof.code.trim() === '') return setProblem('Please enter the code.');
    try {
      await act(proof);
    } catch (error) {
      const message = messageOf(error, 'Nothing was changed. Please try again.');
      if (hasStatus(error, 403) || hasStatus(error, 400)) setProblem(message);
      else toast.error(failedTitle, message);
    }
  });
  const change = (fields: Partial<Proof>) => {
    setProof({ ...proof, ...fields });
    setProblem(null);
  };
  return { proof, problem, change, submit };
}

type Props = Pick<ReturnType<typeof useProof>, 'proof' | 'problem' | 'change'> & { needsCode?: boolean };

export function ProofFields({ proof, problem, change, needsCode = true }: Props) {
  const error = problem && <span role="alert">{problem}</span>;
  return (
    <>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        {...passwordToggle('password')}
        data-autofocus
        value={proof.password}
        error={needsCode ? problem !== null : error}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      {needsCode && (
        <TextInput
          label="Code"
          description="Six digits from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={proof.code}
          error={error}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
      )}
    </>
  );
}
