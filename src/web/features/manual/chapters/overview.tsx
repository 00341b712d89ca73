export function Overview() {
  return (
    <>
      <p>
        Sitebrief reads the website at an address you give, says what the business is and how the site compares with its competitors, plans
        a better site, and hands you a prompt that an AI website builder turns into that site.
      </p>
      <h3>What you get</h3>
      <ul>
        <li>
          <b>An analysis</b>: the business, the brand, what to fix first, what is good already, and the pages that were read.
        </li>
        <li>
          <b>A comparison</b> with five to eight competitors of the same trade. Each is marked as verified (visited) or suggested (named
          only).
        </li>
        <li>
          <b>An optimization strategy</b> by EXCEED: Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose. You can edit every word.
        </li>
        <li>
          <b>A prompt</b> in numbered blocks for Lovable, Framer, Wix, Typedream, 10Web or a GPT of your own.
        </li>
      </ul>
      <h3>What it holds itself to</h3>
      <ul>
        <li>Every statement carries its evidence: the page, the element and the words.</li>
        <li>Nothing is invented. No reviews, numbers, clients or prices are made up; what is missing becomes a question to you.</li>
        <li>Something is called missing only after it was looked for. What could not be checked is said to be unknown.</li>
        <li>It works without an AI key. The scores are never set by a model, and the same input gives the same score.</li>
        <li>What is good stays: working pages, addresses, titles, forms and proof are protected in the plan and the prompt.</li>
      </ul>
      <h3>Two ways to use it</h3>
      <dl>
        <dt>Demo</dt>
        <dd>
          Three finished samples: a coffee subscription, a fitness coaching business and a B2B analytics platform. No account, nothing
          stored.
        </dd>
        <dt>With an account</dt>
        <dd>Any public website, read when you ask for it. Projects, strategies and prompts are kept until you delete them.</dd>
      </dl>
    </>
  );
}
