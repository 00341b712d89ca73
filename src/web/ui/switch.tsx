import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  children?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once; the state is said in a word too. */
export function Switch({ label, children, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {children !== undefined && <p id={`${id}-about`}>{children}</p>}
      </div>
      <span className={styles.state} aria-hidden="true">
        {checked ? 'On' : 'Off'}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-describedby={children === undefined ? undefined : `${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
