import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type AcceptInvitation,
  type AddressChange,
  AddressChangeResult,
  type ForgotPassword,
  InvitationPreview,
  type ResetPassword,
  type TokenInput,
} from '#contracts/account-links.ts';
import { type SecondFactorInput, SecondFactorNeeded } from '#contracts/security.ts';
import { type LoginInput, type RegisterInput, User } from '#contracts/user.ts';
import { call, request } from './client.ts';
import { changeSession, sessionKey } from './session.ts';

/** Asks for a mail with a link; the answer is the same whether the address has an account. */
export function useForgotPassword() {
  return useMutation({ mutationFn: (input: ForgotPassword) => call('/api/auth/forgot-password', { method: 'POST', body: input }) });
}

/** Ends every session of the account, also one in this browser. */
export function useResetPasswordByLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ResetPassword) => call('/api/auth/reset-password', { method: 'POST', body: input }),
    onSuccess: () => changeSession(client, null),
  });
}

export function useConfirmAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TokenInput) => call('/api/auth/confirm-address', { method: 'POST', body: input }),
    // The address of a user who is signed in here may be another one now.
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  });
}

/** Whom an invitation is for. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => request('/api/auth/invitation', InvitationPreview, { method: 'POST', body: { token }, signal }),
  });

export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AcceptInvitation) => request('/api/auth/accept-invitation', User, { method: 'POST', body: input }),
    onSuccess: (user) => changeSession(client, user),
  });
}

export function useChangeAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AddressChange) => request('/api/account/email', AddressChangeResult, { method: 'PUT', body: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => call('/api/account/confirm-address', { method: 'POST', body: {} }) });
}

/** The user, or that the account has a second factor: then nobody is signed in yet. */
const LoginResult = z.union([SecondFactorNeeded, User]);

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LoginInput) => request('/api/auth/login', LoginResult, { method: 'POST', body: input }),
    onSuccess: (result) => {
      if (!('secondFactor' in result)) changeSession(client, result);
    },
  });
}

/** The second step of signing in. */
export function useSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SecondFactorInput) => request('/api/auth/second-factor', User, { method: 'POST', body: input }),
    onSuccess: (user) => changeSession(client, user),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RegisterInput) => request('/api/auth/register', User, { method: 'POST', body: input }),
    onSuccess: (user) => changeSession(client, user),
  });
}
