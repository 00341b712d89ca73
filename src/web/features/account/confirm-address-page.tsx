import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useConfirmAddress } from '../../api/account-links.ts';
import { useAction } from '../../api/use-action.ts';
import { AccountForm, AccountFrame } from './account-frame.tsx';

/** A button rather than the link alone: programs that check mails open every link in them. */
export function Component() {
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <AccountFrame
        title="Your address is confirmed"
        lead="It is the one you sign in with, and mails about your account go there."
        after={<Link to="/">Continue to Sitebrief</Link>}
      />
    );
  return (
    <AccountFrame title="Confirm your address" lead="One press, and this address is confirmed as yours.">
      <ConfirmForm token={search.get('token') ?? ''} />
    </AccountFrame>
  );
}

function ConfirmForm({ token }: { token: string }) {
  const confirm = useConfirmAddress();
  const navigate = useNavigate();
  const failed = { title: 'Address Not Confirmed', fallback: 'The address could not be confirmed. Please try again.' };
  const submit = useAction(failed, async () => {
    await confirm.mutateAsync({ token });
    await navigate('/confirm-address?done=1', { replace: true });
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <AccountForm
      action="confirm-address"
      label="Confirm your address"
      button="Confirm this address"
      pendingButton="Confirming..."
      isPending={confirm.isPending}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="token" value={token} readOnly />
    </AccountForm>
  );
}
