import { Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { PASSWORDS_DIFFER, RegisterInput } from '#contracts/user.ts';
import { messageOf } from '../../api/client.ts';
import { useRegister } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import styles from './account-page.module.css';

const resolve = schemaResolver(RegisterInput, { sync: true });
const EMPTY: RegisterInput = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

function validate(values: RegisterInput) {
  // The schema compares the passwords only when all else is valid; report a mismatch at once.
  const differ = values.password !== values.confirmPassword ? { confirmPassword: PASSWORDS_DIFFER } : {};
  return { ...resolve(values), ...differ };
}

const toggle = (what: string) => ({ 'aria-label': `Show or hide ${what}`, tabIndex: 0 });

export function RegisterForm() {
  const register = useRegister();
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY, validate });
  useEarlyInput(form);

  const submit = useSingleFlight(async (values: RegisterInput) => {
    try {
      const user = await register.mutateAsync(values);
      toast.success('Registration successful!', `Welcome to Sitebrief, ${user.firstName}.`);
    } catch (error) {
      toast.error('Registration failed', messageOf(error, 'An error occurred during registration'));
    }
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
        <TextInput
          label="First Name"
          autoComplete="given-name"
          name="firstName"
          key={form.key('firstName')}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label="Last Name"
          autoComplete="family-name"
          name="lastName"
          key={form.key('lastName')}
          {...form.getInputProps('lastName')}
        />
      </div>
      <TextInput label="Email" type="email" autoComplete="email" name="email" key={form.key('email')} {...form.getInputProps('email')} />
      <TextInput
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        name="phoneNumber"
        key={form.key('phoneNumber')}
        {...form.getInputProps('phoneNumber')}
      />
      <PasswordInput
        label="Password"
        description="At least 8 characters"
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle('password')}
        name="password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm Password"
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle('confirmed password')}
        name="confirmPassword"
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
      <Button type="submit" disabled={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
