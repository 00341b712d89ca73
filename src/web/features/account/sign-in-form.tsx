import { Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { LoginInput, WRONG_LOGIN } from '#contracts/user.ts';
import { messageOf } from '../../api/client.ts';
import { useLogin } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './account-page.module.css';

const EMPTY: LoginInput = { email: '', password: '' };

export function SignInForm() {
  const login = useLogin();
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY, validate: schemaResolver(LoginInput, { sync: true }) });
  useEarlyInput(form);

  const submit = useSingleFlight(async (values: LoginInput) => {
    try {
      await login.mutateAsync(values);
      toast.success('Login successful!', 'Welcome back!');
    } catch (error) {
      toast.error('Login failed', messageOf(error, WRONG_LOGIN));
    }
  });

  return (
    <form className={styles.form} method="post" action="/api/auth/login" onSubmit={form.onSubmit(submit)} noValidate aria-label="Sign In">
      <TextInput label="Email" type="email" autoComplete="email" name="email" key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password', tabIndex: 0 }}
        name="password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" disabled={login.isPending}>
        {login.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
