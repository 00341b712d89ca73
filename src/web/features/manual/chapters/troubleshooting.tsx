export function Troubleshooting() {
  return (
    <dl>
      <dt>“Invalid URL”</dt>
      <dd>
        The address needs a host with a dot, such as <code>example.com</code>. Leading and trailing spaces are ignored.
      </dd>
      <dt>The URL is rejected</dt>
      <dd>The host does not resolve or is not public. Check the spelling. The operator can allow a staging or intranet site.</dd>
      <dt>The analysis failed</dt>
      <dd>
        The project stays as a draft with the reason, and the attempt doesn’t count toward your limit. Sites that respond slowly, block
        crawlers or require a login can’t be read; try again later, or ask the site’s operator to allow Sitebrief.
      </dd>
      <dt>Something on the site is marked unknown or missing</dt>
      <dd>
        It may appear only after JavaScript, after a click, inside an image, or on a page that was not read. The list of pages read is at
        the end of the analysis.
      </dd>
      <dt>Fewer than five competitors</dt>
      <dd>Only sites in the same industry are listed, and none are made up. Name the competitors you know and run the comparison again.</dd>
      <dt>Too many requests, or the month’s analyses are used up</dt>
      <dd>Wait as long as the message says. Settings shows how many are left; an administrator can change your tier.</dd>
      <dt>Continue can’t be selected</dt>
      <dd>Compose needs a strategy, Choose Designer needs a builder, and Custom needs your own criteria.</dd>
      <dt>Copying failed</dt>
      <dd>The browser did not allow it. Select the text in the dialog and copy it by hand, or download it.</dd>
      <dt>The session ended while I was editing</dt>
      <dd>Sign in again in the same tab: you return to the page, and your edit is still there.</dd>
      <dt>“This text was changed in another window”</dt>
      <dd>
        The same strategy was saved elsewhere after you opened it, perhaps by you in another tab. You see how the two differ, and choose;
        the other one stays under Earlier versions until you leave the page.
      </dd>
      <dt>Forgotten password</dt>
      <dd>Ask an administrator to set a new one, then change it in Settings.</dd>
      <dt>The account is deactivated</dt>
      <dd>Ask an administrator to activate it. Your projects are kept.</dd>
    </dl>
  );
}
