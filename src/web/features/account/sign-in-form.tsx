import { schemaResolver, useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LoginInput, WRONG_LOGIN } from '#contracts/user.ts';
import { useLogin } from '../../api/account-links.ts';
import { useAction } from '../../api/use-action.ts';
import { PasswordField, TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { AccountForm } from './account-frame.tsx';
import styles from './account-page.module.css';

const EMPTY: LoginInput = { email: '', password: '' };

export function SignInForm() {
  const login = useLogin();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY, validate: schemaResolver(LoginInput, { sync: true }) });
  useEarlyInput(form);

  const submit = useAction({ title: 'Login failed', fallback: WRONG_LOGIN }, async (values: LoginInput) => {
    const result = await login.mutateAsync(values);
    if ('secondFactor' in result) {
      const next = search.get('next');
      await navigate(next ? `/second-factor?next=${encodeURIComponent(next)}` : '/second-factor');
      return;
    }
    toast.success('Login successful!', 'Welcome back!');
  });

  return (
    <AccountForm
      action="login"
      label="Sign In"
      button="Sign In"
      pendingButton="Signing In..."
      isPending={login.isPending}
      onSubmit={form.onSubmit(submit)}
    >
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField of={form} name="password" what="password" label="Password" autoComplete="current-password" />
      <Link to="/forgot-password" className={styles.forgot}>
        Forgot your password?
      </Link>
    </AccountForm>
  );
}
