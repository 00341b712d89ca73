export function Features() {
  return (
    <>
      <dl>
        <dt>Margin of evidence</dt>
        <dd>Every statement links to its source. By keyboard: arrow keys move through the statements, Enter opens the page.</dd>
        <dt>Portrait of the site</dt>
        <dd>Observed colors with their roles, fonts, logo and tone. Click a color to copy it.</dd>
        <dt>Fix first</dt>
        <dd>
          Search, conversion, accessibility, speed, content and security as scores from 0 to 100 and one ordered list, with reach and
          effort. What already works is listed too.
        </dd>
        <dt>Side by side</dt>
        <dd>
          You and your competitors in one table: offer, price shown, main button, proof, guarantee, and what all of them have that you lack.
        </dd>
        <dt>Strategy by EXCEED</dt>
        <dd>
          Evaluate what exists, find the X-factor, Craft the message, Engineer pages and addresses, Elevate proof and look, Diagnose what to
          measure. Each recommendation names its evidence, impact and effort.
        </dd>
        <dt>Prompt for the builder</dt>
        <dd>The first block is self-contained and within the builder’s limits; follow-up blocks and an after-publishing list come next.</dd>
        <dt>Downloads</dt>
        <dd>Strategy and prompt as text files, from the review screen and from History &amp; Exports.</dd>
        <dt>Builder connections</dt>
        <dd>Switch builders on or off and keep notes for each, in Settings.</dd>
        <dt>Demo Mode</dt>
        <dd>While it is on, a new analysis opens the closest sample and saves nothing. It ends when you reload the page.</dd>
        <dt>Your data</dt>
        <dd>Download everything as one JSON file, end sessions on other devices, or delete the account with all its data.</dd>
      </dl>
      <h3>What is read, and what is not</h3>
      <p>
        Public pages of one site, with and without <code>www</code>. Beyond the page you enter, robots.txt is obeyed. Nothing is submitted,
        no form is sent, and pages behind a login are not seen.
      </p>
    </>
  );
}
