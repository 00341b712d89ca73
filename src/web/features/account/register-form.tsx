import { schemaResolver, useForm } from '@mantine/form';
import { RegisterInput } from '#contracts/user.ts';
import { useRegister } from '../../api/account-links.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { AccountForm } from './account-frame.tsx';
import styles from './account-page.module.css';
import { differing, NewPasswordFields } from './new-password-fields.tsx';

const resolve = schemaResolver(RegisterInput, { sync: true });
const EMPTY: RegisterInput = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

export function RegisterForm() {
  const register = useRegister();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: (values) => ({ ...resolve(values), ...differing(values) }),
  });
  useEarlyInput(form);

  const failed = { title: 'Registration failed', fallback: 'An error occurred during registration' };
  const submit = useAction(failed, async (values: RegisterInput) => {
    const user = await register.mutateAsync(values);
    toast.success('Registration successful!', `Welcome to Sitebrief, ${user.firstName}.`);
  });

  return (
    <AccountForm
      action="register"
      label="Register"
      button="Create Account"
      pendingButton="Creating Account..."
      isPending={register.isPending}
      onSubmit={form.onSubmit(submit)}
    >
      <div className={styles.names}>
        <TextField of={form} name="firstName" label="First Name" autoComplete="given-name" />
        <TextField of={form} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
      <TextField of={form} name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
      <NewPasswordFields of={form} label="Password" />
    </AccountForm>
  );
}
