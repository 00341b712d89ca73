export function WorkflowGuide() {
  return (
    <>
      <p>A project goes through four screens. Use the steps above each screen to go back; nothing you saved is lost.</p>
      <h3>1. Analysis</h3>
      <p>
        Select a statement, a finding or a competitor’s cell and the margin shows the page, the quote it is based on and its certainty:
        observed, inferred, not found or unknown. You can add or remove competitors and run the comparison again. Regenerate Summary reads
        the site X
      </p>
      <h3>2. Compose</h3>
      <p>
        Generate Optimizer Output writes the strategy in six parts. Edit opens it as Markdown with a preview; with Auto-save on, your edits
        X Continue saves first.
      </p>
      <h3>3. Choose Designer</h3>
      <p>Six options. Custom uses your own criteria, for a GPT or a builder that is not listed. Continue to Review writes the prompt.</p>
      <h3>4. Review &amp; Export</h3>
      <p>
        Copy the full prompt or block by block, each with its length against the builder’s limit, or download it. Save Project stores it
        under a name; Export records the handover to the builder and offers to open it.
      </p>
      <h3>What the statuses mean</h3>
      <dl>
        <dt>Draft</dt>
        <dd>The analysis has not succeeded yet; open the project to try again.</dd>
        <dt>In Progress</dt>
        <dd>Analyzed, or with a prompt. Continue goes to where you left off.</dd>
        <dt>Completed</dt>
        <dd>Saved or exported. Opening it starts a fresh analysis of the same address in a new project.</dd>
      </dl>
    </>
  );
}
