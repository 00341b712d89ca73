export function GettingStarted() {
  return (
    <>
      <p>The quickest way to see what Sitebrief does is one of the three samples under Demo Projects. For your own site:</p>
      <ol>
        <li>
          <b>Create an account.</b> Name, email, phone number and a password of at least 8 characters. You are signed in at once.
        </li>
        <li>
          <b>Enter the address</b> on the dashboard, for example <code>example.com</code>, and select Analyze Website. <code>https</code> is
          assumed; <code>http</code> is tried when it fails.
        </li>
        <li>
          <b>Watch the pages arrive.</b> Up to 12 are read, the most important first. This usually takes 10-15 seconds.
        </li>
        <li>
          <b>Read the analysis</b>, then continue to the strategy, the builder and the prompt.
        </li>
      </ol>
      <h3>Where things are</h3>
      <dl>
        <dt>Dashboard</dt>
        <dd>A new analysis and your five newest projects.</dd>
        <dt>History &amp; Exports</dt>
        <dd>Every project, filtered by status and builder, with its downloads.</dd>
        <dt>Settings</dt>
        <dd>Builder connections, Demo Mode and Auto-save, this month’s usage, your details, password, sessions and data.</dd>
      </dl>
      <h3>Monthly limit</h3>
      <p>
        Each tier includes a number of analyses per month; Settings shows how many are left. A failed analysis doesn’t count. Strategies and
        prompts can be regenerated as often as you like.
      </p>
    </>
  );
}
