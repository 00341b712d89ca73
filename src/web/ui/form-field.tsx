import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';

/** What `useForm` returns, as far as a field needs it, and the value it is about. */
type Place = { of: { key: (name: string) => string; getInputProps: (name: string) => object }; name: string };

/** A text field of a form, with its value and problem. */
export function TextField({ of: form, name, ...props }: TextInputProps & Place) {
  return <TextInput key={form.key(name)} name={name} {...props} {...form.getInputProps(name)} />;
}

/** A password field of a form. `what` is the password that its toggle shows or hides. */
export function PasswordField({ of: form, name, what, ...props }: PasswordInputProps & Place & { what: string }) {
  return <PasswordInput key={form.key(name)} name={name} {...passwordToggle(what)} {...props} {...form.getInputProps(name)} />;
}

/** The button that shows or hides a password, named and reached by keyboard. */
export const passwordToggle = (what: string) => ({
  visibilityToggleButtonProps: { 'aria-label': `Show or hide ${what}`, tabIndex: 0 },
});
