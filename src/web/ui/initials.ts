/** First letters of the names, else of the email, else `U`. */
export function initialsOf(user: { firstName?: string; lastName?: string; email?: string } | null): string {
  const letters = [user?.firstName, user?.lastName].map((part) => [...(part ?? '').trim()][0] ?? '').join('');
  return (letters || ([...(user?.email ?? '').trim()][0] ?? '') || 'U').toUpperCase();
}
