import { AppError } from '#contracts/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a password that anybody would guess (`invalid-input`); its length is the contract's to see. */
export function refuseCommonPassword(password: string, email: string): void {
  if (!isCommonPassword(password, email)) return;
  throw new AppError('invalid-input', 'This password is one of the first that anybody would try. Please choose another one.');
}
