export function Overview() {
  return (
    <>
      <p>
        Enter a website’s URL. Sitebrief reads the site, says what the business is and how it compares with its competitors, plans a better
        site, and hands you a prompt that an AI website builder turns into that site.
      </p>
      <h3>What you get</h3>
      <ul>
        <li>
          <b>An analysis</b>: the business, the brand, what to fix first, what already works, and the pages that were read.
        </li>
        <li>
          <b>A comparison</b> with five to eight competitors in the same industry. Each is marked as verified (visited) or suggested (named
          only).
        </li>
        <li>
          <b>An optimization strategy</b> by EXCEED: Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose. You can edit every word.
        </li>
        <li>
          <b>A prompt</b> in numbered blocks for Lovable, Framer, Wix, Typedream, 10Web or your own GPT.
        </li>
      </ul>
      <h3>Principles</h3>
      <ul>
        <li>Every statement carries its evidence: the page, the element and the words.</li>
        <li>Nothing is invented. No reviews, numbers, clients or prices are made up; what is missing becomes a question to you.</li>
        <li>Something is called missing only after we looked for it. What could not be checked is marked unknown.</li>
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
