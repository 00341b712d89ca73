import { schemaResolver, useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { SecondFactorInput } from '#contracts/security.ts';
import { useSecondFactor } from '../../api/account-links.ts';
import { hasStatus } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { AccountForm, AccountFrame } from './account-frame.tsx';
import { safeNext } from './next-path.ts';

/** The second step of signing in. */
export function Component() {
  return (
    <AccountFrame
      title="Enter your code"
      lead="Your password is right. Open your authenticator app for the second step."
      after={
        <>
          Lost your phone? Use one of your recovery codes. Lost those too? Ask an administrator to reset the second step.{' '}
          <Link to="/auth?tab=sign-in">Sign in with another account</Link>.
        </>
      }
    >
      <CodeForm />
    </AccountFrame>
  );
}

function CodeForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const second = useSecondFactor();
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' }, validate: schemaResolver(SecondFactorInput, { sync: true }) });
  useEarlyInput(form);
  const failed = { title: 'Login failed', fallback: 'The code could not be checked. Please try again.' };
  const submit = useAction(failed, async ({ code }: typeof form.values) => {
    try {
      await second.mutateAsync({ code });
    } catch (error) {
      if (hasStatus(error, 401)) form.reset();
      throw error;
    }
    toast.success('Login successful!', 'Welcome back!');
    await navigate(safeNext(search.get('next')), { replace: true });
  });
  return (
    <AccountForm
      action="second-factor"
      label="Second step"
      button="Sign In"
      pendingButton="Signing In..."
      isPending={second.isPending}
      onSubmit={form.onSubmit(submit)}
    >
      <TextField
        of={form}
        name="code"
        label="Code"
        description="Six digits from your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AccountForm>
  );
}
