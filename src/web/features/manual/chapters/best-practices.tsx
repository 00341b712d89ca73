export function BestPractices() {
  return (
    <>
      <h3>Before the analysis</h3>
      <ul>
        <li>Enter the home page rather than a campaign page: pages are found from its navigation, links and sitemap.</li>
        <li>Name the competitors you know. They are listed before the ones we find.</li>
        <li>Make sure that the site is public and not in maintenance.</li>
      </ul>
      <h3>While you read</h3>
      <ul>
        <li>Check inferred statements first; observed ones quote the page.</li>
        <li>Answer the questions to the owner at the end of the strategy. Each one marks a fact that was not found.</li>
        <li>Correct the strategy before you generate the prompt: the prompt is written from your edited text.</li>
      </ul>
      <h3>Project names</h3>
      <ul>
        <li>Keep them under 50 characters and avoid special characters; they become file names.</li>
        <li>Include the site and the version: “Harbor Bakery, spring relaunch”.</li>
      </ul>
      <h3>In the builder</h3>
      <ul>
        <li>Paste the first block alone, review the result, then paste the follow-up blocks in order.</li>
        <li>Watch the length shown for each block: builders may cut off longer text without warning.</li>
        <li>Keep the URLs of today’s pages, or set up the redirects that the plan lists.</li>
        <li>Work through the after-publishing list before you point the domain at the new site.</li>
        <li>Never put passwords, keys or customer data into a prompt or a note.</li>
      </ul>
    </>
  );
}
