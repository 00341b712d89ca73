import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type SecondFactorInput, SecondFactorNeeded } from '#contracts/security.ts';
import { type LoginInput, type RegisterInput, User } from '#contracts/user.ts';
import { request } from './client.ts';
import { changeSession } from './session.ts';

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
