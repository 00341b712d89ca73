/** Environment settings for external services. */
const SETTINGS = [
  { name: 'AI_PROVIDER', text: 'openai, anthropic, google or openai-compatible' },
  { name: 'AI_MODEL', text: 'the model’s name with that provider' },
  { name: 'AI_API_KEY', text: 'the provider’s key' },
  { name: 'AI_BASE_URL', text: 'the address of an openai-compatible service' },
  { name: 'SEARCH_PROVIDER', text: 'searxng, brave, tavily, serper or exa, for finding competitors' },
  { name: 'SEARCH_URL, SEARCH_API_KEY', text: 'address and key of the search' },
];

export function ApiSetup() {
  return (
    <>
      <p>
        <b>No key is needed.</b> The built-in analyst reads every site, and analysis, comparison, strategy and prompt are complete without
        one. A language model, if the operator configures one, reviews the result and adds depth. What it says without evidence on the site
        is not accepted as fact.
      </p>
      <h3>For the operator</h3>
      <p>
        Keys belong to the installation, not to an account, and are never entered in the browser. They are set in the hosting environment’s
        secrets, or in the file <code>.env</code>, and read at startup:
      </p>
      <dl>
        {SETTINGS.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        All settings with their defaults are in <code>.env.example</code>. After a restart, Admin, Settings shows whether AI and search are
        in use.
      </p>
      <h3>What it costs</h3>
      <p>
        With a model, expect about 2-5 USD per analysis; the provider bills it, and the amount depends on the model and the size of the
        site. Without a model an analysis costs nothing. Admin, Analytics shows what was spent.
      </p>
      <h3>For developers</h3>
      <p>
        Everything on these screens is available through the HTTP API, documented at{' '}
        <a href="/api/docs" target="_blank" rel="noopener">
          /api/docs <span className="visually-hidden">(opens in a new tab)</span>
        </a>
        . From a terminal, without browser, account or database:
      </p>
      <pre>
        <code>{'npm run -s cli -- analyze example.com\nnpm run -s cli -- prompt example.com --builder lovable'}</code>
      </pre>
    </>
  );
}
