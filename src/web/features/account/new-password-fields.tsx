import { PASSWORDS_DIFFER } from '#contracts/user.ts';
import { PasswordField } from '../../ui/form-field.tsx';

type Form = { key: (name: string) => string; getInputProps: (name: string) => object };

/** A new password, twice. */
export function NewPasswordFields({ of: form, label = 'New Password' }: { of: Form; label?: string }) {
  return (
    <>
      <PasswordField
        of={form}
        name="password"
        what="password"
        label={label}
        description="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField of={form} name="confirmPassword" what="confirmed password" label="Confirm Password" autoComplete="new-password" />
    </>
  );
}

/** The schemas compare the passwords only when all else is valid; a mismatch is reported at once. */
export const differing = (values: { password: string; confirmPassword: string }) =>
  values.password === values.confirmPassword ? {} : { confirmPassword: PASSWORDS_DIFFER };
