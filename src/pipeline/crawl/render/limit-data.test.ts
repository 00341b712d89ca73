import { expect, it } from 'vitest';
import { dataLimitArguments } from './limit-data.ts';

it('starts the processes of tabs with the limit where the system has the program for it', () => {
  const { execPath } = process;
  expect(dataLimitArguments(['/no/such/prlimit', execPath])).toEqual([`--zygote-cmd-prefix=${execPath} --data=419430400`]);
  expect(dataLimitArguments(['/no/such/prlimit'])).toEqual([]);
});
