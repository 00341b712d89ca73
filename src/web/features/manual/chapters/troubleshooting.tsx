export function Troubleshooting() {
  return (
    <dl>
      <dt>“Invalid URL”</dt>
      <dd>
        The address needs a host with a dot, such as <code>example.com</code>. Blanks around it do no harm.
      </dd>
      <dt>The address is refused</dt>
      <dd>It does not resolve, or it is not public. Check the spelling. An operator can allow a staging or intranet address.</dd>
      <dt>The analysis failed</dt>
      <dd>
        The project stays as a draft with the reason, and no analysis is counted. Sites that answer slowly, send robots away or ask for a
        login can’t be read; try again later, or ask whoever runs the site to let Sitebrief in.
      </dd>
      <dt>Something is said to be unknown that is on the site</dt>
      <dd>
        It may appear only after JavaScript, after a click or inside a picture, or on a page beyond those that were read. The list of pages
        read stands at the end of the analysis.
      </dd>
      <dt>Fewer than five competitors</dt>
      <dd>Only sites of the same trade are listed, and none is made up. Name the competitors you know and run the comparison again.</dd>
      <dt>Too many requests, or the month’s analyses are used up</dt>
      <dd>Wait as long as the message says. Settings shows what is left; an administrator can change the tier.</dd>
      <dt>Continue can’t be selected</dt>
      <dd>On Compose it needs a strategy, on Choose Designer a builder, and with Custom your own criteria.</dd>
      <dt>Copying failed</dt>
      <dd>The browser did not allow it. Select the text in the dialog and copy it by hand, or download it.</dd>
      <dt>The session ended while I was editing</dt>
      <dd>Sign in again in the same tab: you come back to the page, and the edit is still there.</dd>
      <dt>“This text was changed in another window”</dt>
      <dd>
        Somebody saved the same strategy since you opened it, perhaps you in another tab. You see how the two differ, and choose; the other
        one stays under Earlier versions until you leave the page.
      </dd>
      <dt>Forgotten password</dt>
      <dd>An administrator of this installation sets a new one. Change it in Settings afterwards.</dd>
      <dt>The account is deactivated</dt>
      <dd>Ask an administrator to activate it. Your projects are kept.</dd>
    </dl>
  );
}
