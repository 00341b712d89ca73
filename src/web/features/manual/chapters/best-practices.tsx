export function BestPractices() {
  return (
    <>
      <h3>Before the analysis</h3>
      <ul>
        <li>Enter the home page rather than a campaign page: pages are found from its navigation, links and sitemap.</li>
        <li>Name the competitors you know. Those you name come before those that are found.</li>
        <li>Make sure that the site is public and not in maintenance.</li>
      </ul>
      <h3>While you read</h3>
      <ul>
        <li>Check what is marked as inferred first; observed statements show their words.</li>
        <li>Answer the questions to the owner at the end of the strategy. They stand where a fact was not found.</li>
        <li>Correct the strategy before the prompt is made: the prompt is written from the text as you leave it.</li>
      </ul>
      <h3>Project names</h3>
      <ul>
        <li>Keep them under 50 characters and avoid special characters; they become file names.</li>
        <li>Say whose site and which round: “Harbour Bakery, spring relaunch”.</li>
      </ul>
      <h3>In the builder</h3>
      <ul>
        <li>Give the first block alone, look at the result, then the follow-up blocks in their order.</li>
        <li>Mind the length shown at each block: longer text may be cut off by the builder without a word.</li>
        <li>Keep the addresses of pages that are found today, or set the redirects that the plan lists.</li>
        <li>Go through the list for after publishing before you point the domain at the new site.</li>
        <li>Never put passwords, keys or customer data into a prompt or a note.</li>
      </ul>
    </>
  );
}
