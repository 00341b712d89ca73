import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';

/** On a prerendered page people type, and browsers fill in passwords, before the form hydrates: adopt the values already in its fields. */
export function useEarlyInput<Values extends Record<string, string>>(form: UseFormReturnType<Values>): void {
  const adopt = useEffectEvent(() => {
    for (const name of Object.keys(form.getValues())) {
      const node = form.getInputNode(name);
      if (node instanceof HTMLInputElement && node.value !== '') form.setFieldValue(name, node.value as never, { forceUpdate: false });
    }
  });
  useEffect(() => adopt(), []);
}
