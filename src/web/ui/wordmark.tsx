/** The product name with its mark, or the logo that the server provides. */
export function Wordmark({ logo }: { logo?: string | undefined }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.45rem' }}>
      {logo ? <img src={logo} alt="" width="24" height="24" /> : <Mark />}
      <span style={{ fontFamily: 'var(--serif)', fontWeight: 650, fontSize: 'var(--t1)', letterSpacing: '-0.01em' }}>Sitebrief</span>
    </span>
  );
}

function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false">
      <path d="M3 4.500h16M3 9h11M3 13.500h7" stroke="currentColor" strokeWidth="1.5" />
      <path d="m10.500 17 2.700 3 6.300-9" stroke="var(--pencil)" strokeWidth="2.250" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
