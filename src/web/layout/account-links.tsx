import { Link, useNavigate } from 'react-router';
import { useLogout, useSession } from '../api/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { SmallButton } from '../ui/small-button.ts';

/** On the landing page: sign-in and register for visitors; name, Admin (for admins), Dashboard and Logout for signed-in users. */
export function AccountLinks() {
  const { user } = useSession();
  const logout = useLogout();
  const navigate = useNavigate();

  if (!user) {
    return (
      <>
        <Link to="/auth?tab=sign-in">Sign In</Link>
        <ButtonLink to="/register" variant="default" size="compact-sm">
          Get Started
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <span>
        {user.firstName} {user.lastName}
      </span>
      {user.role !== 'user' && (
        <ButtonLink to="/admin" variant="default" size="compact-sm">
          Admin
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="default" size="compact-sm">
        Dashboard
      </ButtonLink>
      <SmallButton onClick={() => logout.mutate(undefined, { onSettled: () => void navigate('/') })}>Logout</SmallButton>
    </>
  );
}
