import { splitLines } from '#text/characters.ts';

/** A rule group of a robots.txt: agents in lower case, rules as [allow or disallow, path]. */
type RobotsGroup = { agents: string[]; rules: [string, string][] };

/** Reads the groups of a robots.txt (RFC 9309, section 2.1); other lines are left out. */
function groupsOf(text: string): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let current: RobotsGroup | null = null;
  for (const line of splitLines(text)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (!current || current.rules.length > 0) {
        current = { agents: [], rules: [] };
        groups.push(current);
      }
      current.agents.push(value.trim().toLowerCase());
    } else if (current && (key === 'allow' || key === 'disallow')) {
      current.rules.push([key, value.trim()]);
    }
  }
  return groups;
}

/** The rules of the groups that name an agent; `*` names all others. null when no group does. */
function rulesFor(agent: string, text: string): RobotsGroup['rules'] | null {
  const groups = groupsOf(text).filter((group) => group.agents.includes(agent.toLowerCase()));
  return groups.length === 0 ? null : groups.flatMap((group) => group.rules);
}

/** True when an agent may not read everything: by its own groups if there are any, else by those for all (RFC 9309, section 2.2.1). */
export function forbidsAnythingTo(agent: string, text: string): boolean {
  const rules = rulesFor(agent, text) ?? rulesFor('*', text) ?? [];
  return rules.some(([kind, path]) => kind === 'disallow' && path !== '');
}

/**
 * True when a robots.txt closes the whole site to an agent by a group of its own: `Disallow: /` and no rule that opens
 * anything again. `*` asks for the group of all others.
 */
export function closesSiteTo(agent: string, text: string): boolean {
  const rules = rulesFor(agent, text) ?? [];
  return (
    rules.some(([kind, path]) => kind === 'disallow' && (path === '/' || path === '/*')) &&
    !rules.some(([kind, path]) => kind === 'allow' && path !== '')
  );
}
