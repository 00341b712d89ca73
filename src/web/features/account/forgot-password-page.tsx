import { schemaResolver, useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ForgotPassword } from '#contracts/account-links.ts';
import { useForgotPassword } from '../../api/account-links.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../ui/form-field.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { AccountForm, AccountFrame } from './account-frame.tsx';

export function Component() {
  const [search] = useSearchParams();
  const back = (
    <>
      Back to <Link to="/auth?tab=sign-in">Sign In</Link>.
    </>
  );
  if (search.has('sent'))
    return (
      <AccountFrame
        title="Look in your mailbox"
        lead="If this address has an account, a mail with a link to set a new password is on its way. The link works once, within one hour."
        after={
          <>
            Nothing there after a few minutes? Look in the spam folder, or <Link to="/forgot-password">ask again</Link>.
          </>
        }
      />
    );
  return (
    <AccountFrame title="Forgot your password?" lead="Enter your address, and we send you a link to choose a new password." after={back}>
      <ForgotForm />
    </AccountFrame>
  );
}

function ForgotForm() {
  const forgot = useForgotPassword();
  const navigate = useNavigate();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' }, validate: schemaResolver(ForgotPassword, { sync: true }) });
  useEarlyInput(form);
  const failed = { title: 'No Mail Sent', fallback: 'The mail could not be asked for. Please try again.' };
  const submit = useAction(failed, async (values: ForgotPassword) => {
    await forgot.mutateAsync(values);
    await navigate('/forgot-password?sent=1');
  });
  return (
    <AccountForm
      action="forgot-password"
      label="Forgot your password?"
      button="Send the link"
      pendingButton="Sending..."
      isPending={forgot.isPending}
      onSubmit={form.onSubmit(submit)}
    >
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
    </AccountForm>
  );
}
