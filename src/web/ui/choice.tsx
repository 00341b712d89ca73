import { useId } from 'react';
import styles from './choice.module.css';

type Props<V extends string> = { label: string; value: V; options: readonly { value: V; label: string }[]; onChange: (value: V) => void };

/** One of a few, all in sight: radio buttons drawn as one strip. */
export function Choice<V extends string>({ label, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
