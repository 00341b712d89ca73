import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type Answers, aProject, SIGNED_IN } from '../test-app.tsx';

/** For the tests of fixed texts: what the server answers, and what they do on every screen. */

export const VISITOR: Answers = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };
export const PROMPT = { selectedDesigner: 'framer', designerPrompt: 'Build it.', optimizerOutput: 'A plan.' } as const;
export const withProject = (fields: object): Answers => ({ ...SIGNED_IN, 'GET /api/projects/p1': { body: { ...aProject(), ...fields } } });
export const withList = (...projects: object[]): Answers => ({
  ...SIGNED_IN,
  'GET /api/projects': { body: projects.map((fields) => aProject(fields)) },
});

/** `role: name` is looked for as an element of that role; anything else as words of the screen. */
export async function expectShown(texts: (string | RegExp)[]) {
  for (const text of texts) {
    const [, role, name] =
      typeof text === 'string' ? (/^(button|link|tab|heading|radio|switch|columnheader|label|placeholder): (.*)$/.exec(text) ?? []) : [];
    if (role === 'label') expect((await screen.findAllByLabelText(name as string)).length, text as string).toBeGreaterThan(0);
    else if (role === 'placeholder') expect(await screen.findByPlaceholderText(name as string)).toBeTruthy();
    else if (role)
      await waitFor(() =>
        expect(screen.queryAllByRole(role, { name: startsWith(name as string), hidden: true }), String(text)).not.toEqual([]),
      );
    else await waitFor(() => expect(document.body.textContent).toMatch(typeof text === 'string' ? new RegExp(escaped(text)) : text));
  }
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startsWith = (name: string) => new RegExp(`^${escaped(name)}`);
export const press = async (name: string | RegExp, role = 'button') =>
  fireEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
