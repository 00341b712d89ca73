import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { PASSWORDS_DIFFER, RegisterInput } from '#contracts/user.ts';
import { useRegister } from '../../api/account-links.ts';
import { useAction } from '../../api/use-action.ts';
import { PasswordField, TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import styles from './account-page.module.css';

const resolve = schemaResolver(RegisterInput, { sync: true });
const EMPTY: RegisterInput = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

function validate(values: RegisterInput) {
  // The schema compares the passwords only when all else is valid; report a mismatch at once.
  const differ = values.password !== values.confirmPassword ? { confirmPassword: PASSWORDS_DIFFER } : {};
  return { ...resolve(values), ...differ };
}

export function RegisterForm() {
  const register = useRegister();
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY, validate });
  useEarlyInput(form);

  const failed = { title: 'Registration failed', fallback: 'An error occurred during registration' };
  const submit = useAction(failed, async (values: RegisterInput) => {
    const user = await register.mutateAsync(values);
    toast.success('Registration successful!', `Welcome to Sitebrief, ${user.firstName}.`);
  });

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/auth/register"
      onSubmit={form.onSubmit(submit)}
      noValidate
      aria-label="Register"
    >
      <div className={styles.names}>
        <TextField of={form} name="firstName" label="First Name" autoComplete="given-name" />
        <TextField of={form} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
      <TextField of={form} name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
      <PasswordField
        of={form}
        name="password"
        what="password"
        label="Password"
        description="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField of={form} name="confirmPassword" what="confirmed password" label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" disabled={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
