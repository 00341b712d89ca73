import { schemaResolver, useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ResetPassword } from '#contracts/account-links.ts';
import { useResetPasswordByLink } from '../../api/account-links.ts';
import { useAction } from '../../api/use-action.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { AccountForm, AccountFrame } from './account-frame.tsx';
import { differing, NewPasswordFields } from './new-password-fields.tsx';

export function Component() {
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <AccountFrame
        title="Your password is changed"
        lead="You were signed out everywhere. Sign in with the new password."
        after={<Link to="/auth?tab=sign-in">Sign In</Link>}
      />
    );
  return (
    <AccountFrame
      title="Set a new password"
      lead="It takes effect at once, and every session of your account ends."
      after={
        <>
          Does the link no longer work? <Link to="/forgot-password">Ask for a new one</Link>.
        </>
      }
    >
      <NewPasswordForm token={search.get('token') ?? ''} />
    </AccountFrame>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const reset = useResetPasswordByLink();
  const navigate = useNavigate();
  const resolve = schemaResolver(ResetPassword, { sync: true });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => ({ ...resolve({ token, ...values }), ...differing(values) }),
  });
  useEarlyInput(form);
  const failed = { title: 'Password Not Changed', fallback: 'The password could not be changed. Please try again.' };
  const submit = useAction(failed, async (values: typeof form.values) => {
    await reset.mutateAsync({ token, ...values });
    await navigate('/reset-password?done=1', { replace: true });
  });
  return (
    <AccountForm
      action="reset-password"
      label="New password"
      button="Set the password"
      pendingButton="Changing..."
      isPending={reset.isPending}
      onSubmit={form.onSubmit(submit)}
    >
      <input type="hidden" name="token" value={token} readOnly />
      <NewPasswordFields of={form} />
    </AccountForm>
  );
}
