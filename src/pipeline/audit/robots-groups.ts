/** A rule group of a robots.txt: agents in lower case, rules as [allow or disallow, path]. */
type RobotsGroup = { agents: string[]; rules: [string, string][] };

/** Reads the groups of a robots.txt (RFC 9309, section 2.1); other lines are left out. */
function groupsOf(text: string): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let current: RobotsGroup | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
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

/**
 * True when a robots.txt closes the whole site to an agent by a group of its own: `Disallow: /` and no rule that opens
 * anything again. `*` asks for the group of all others.
 */
export function closesSiteTo(agent: string, text: string): boolean {
  const rules = groupsOf(text)
    .filter((group) => group.agents.includes(agent.toLowerCase()))
    .flatMap((group) => group.rules);
  return (
    rules.some(([kind, path]) => kind === 'disallow' && /^\/\*?$/.test(path)) &&
    !rules.some(([kind, path]) => kind === 'allow' && path !== '')
  );
}
