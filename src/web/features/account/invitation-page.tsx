import { schemaResolver, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AcceptInvitation } from '#contracts/account-links.ts';
import { invitationQuery, useAcceptInvitation } from '../../api/account-links.ts';
import { messageOf } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { AccountForm, AccountFrame } from './account-frame.tsx';
import styles from './account-page.module.css';
import { differing, NewPasswordFields } from './new-password-fields.tsx';

const EMPTY = { firstName: '', lastName: '', phoneNumber: '', password: '', confirmPassword: '' };

export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useQuery(invitationQuery(token));
  const signIn = <Link to="/auth?tab=sign-in">Sign In</Link>;
  if (error)
    return (
      <AccountFrame
        title="This invitation is over"
        lead={messageOf(error, 'The invitation could not be opened. Please reload the page.')}
        after={<>Do you have an account already? {signIn}.</>}
      />
    );
  return (
    <AccountFrame
      title="Create your account"
      lead={data ? `You were invited to Sitebrief. You will sign in with ${data.email}.` : 'You were invited to Sitebrief.'}
      after={
        <>
          For what we store, see the <Link to="/privacy">privacy policy</Link>.
        </>
      }
    >
      <AcceptForm token={token} />
    </AccountFrame>
  );
}

function AcceptForm({ token }: { token: string }) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const resolve = schemaResolver(AcceptInvitation, { sync: true });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: (values) => ({ ...resolve({ token, ...values }), ...differing(values) }),
  });
  useEarlyInput(form);
  const failed = { title: 'Account Not Created', fallback: 'The account could not be created. Please try again.' };
  const submit = useAction(failed, async (values: typeof form.values) => {
    const user = await accept.mutateAsync({ token, ...values });
    toast.success('Registration successful!', `Welcome to Sitebrief, ${user.firstName}.`);
    await navigate('/', { replace: true });
  });
  return (
    <AccountForm
      action="accept-invitation"
      label="Create your account"
      button="Create Account"
      pendingButton="Creating Account..."
      isPending={accept.isPending}
      onSubmit={form.onSubmit(submit)}
    >
      <input type="hidden" name="token" value={token} readOnly />
      <div className={styles.names}>
        <TextField of={form} name="firstName" label="First Name" autoComplete="given-name" />
        <TextField of={form} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <TextField of={form} name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
      <NewPasswordFields of={form} />
    </AccountForm>
  );
}
