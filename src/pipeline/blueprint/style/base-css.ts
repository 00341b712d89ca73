/** Page, type, links, buttons, frame: what every page has. */
export const BASE_CSS = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--text);font:400 var(--size-0)/1.6 var(--body);font-synthesis:none;overflow-wrap:anywhere;hyphens:manual;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
img{display:block;max-width:100%;height:auto}
a{color:inherit;text-decoration-color:color-mix(in srgb,currentColor 45%,transparent);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-color:currentColor;text-decoration-thickness:2px}
p,li,dd,blockquote,figcaption{text-wrap:pretty}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:2px}
main:focus{outline:none}
.wrap{width:100%;max-width:75rem;margin-inline:auto;padding-inline:clamp(1.25rem,5vw,3rem)}
.reading{max-width:calc(44rem + 2*clamp(1.25rem,5vw,3rem))}
.skip{position:absolute;inset-inline-start:1rem;inset-block-start:-6rem;z-index:9;padding:.75rem 1.25rem;background:var(--text);color:var(--ground)}
.skip:focus{inset-block-start:1rem}
.title,.entry-title,.site-header .brand,.site-footer .brand{font-family:var(--heading);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);line-height:1.12;color:var(--heading-color);text-wrap:balance}
.title{font-size:var(--size-3);max-width:22em}
.title.long{font-size:var(--size-2);line-height:1.22;max-width:30em}
.title.opening{font-size:var(--size-4)}
.title.opening.long{font-size:var(--size-3)}
.title.display{font-size:var(--size-5);line-height:1.05;max-width:16em}
.title.display.medium{font-size:var(--size-4-5);line-height:1.08;max-width:19em}
.title.display.long{font-size:var(--size-4);line-height:1.12;max-width:24em}
.title.wordy{hyphens:auto}
.title.wordy.display,.title.wordy.opening{font-size:clamp(1.6rem,1.1rem + 2.2vw,var(--size-3))}
.title.small{font:600 var(--size-0)/1.4 var(--body);letter-spacing:0;color:var(--quiet)}
.entry-title{font-size:var(--size-1);line-height:1.3}
.lead{font-size:var(--size-1);line-height:1.5;max-width:38em}
.section{position:relative;padding-block:calc(var(--space)*clamp(3.5rem,8vw,7.5rem))}
.section.tone-plain + .section.tone-plain{padding-block-start:0}
.tone-tint{background:var(--tint)}
.tone-deep{background:var(--deep);color:var(--on-deep);--heading-color:var(--on-deep);--quiet:var(--quiet-on-deep);--line:var(--line-on-deep);--link:var(--accent-on-deep);--accent:var(--accent-on-deep);--on-accent:var(--on-accent-on-deep);--field:var(--quiet-on-deep)}
.wrap>*+*{margin-block-start:1.5rem}
.words>*+*{margin-block-start:1.25rem}
.prose>*+*{margin-block-start:1em}
.prose>.entry-title{margin-block-start:1.75em}
.prose,.columns{max-width:66ch}
:is(.prose,.lines,.rows,.listing,dd) a:not(.button,.entry-title a){color:var(--link)}
.tone-deep a:not(.button),.tone-deep :is(.prose,.lines,.rows,.listing,dd) a:not(.button,.entry-title a){color:inherit}
.intro{max-width:46rem}
.intro>*+*{margin-block-start:1rem}
.intro + *{margin-block-start:clamp(2rem,4vw,3.25rem)}
.actions{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center}
.words>.actions,.below .actions,.below>*+*{margin-block-start:1.75rem}
.button{display:inline-block;max-width:100%;padding:.8em 1.5em;border:0;border-radius:var(--button-radius);background:var(--accent);color:var(--on-accent);font:600 1rem/1.3 var(--body);text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(.92)}
.button.small{padding:.6em 1.1em;font-size:.9375rem}
.gap{max-width:40rem;padding:1rem 1.25rem;border:1px dashed var(--field);border-radius:var(--radius);color:var(--quiet);font-size:.9375rem;line-height:1.4}
.gap.frame{display:grid;place-content:center;max-width:none;aspect-ratio:4/3;text-align:center;text-wrap:balance}
@media (max-width:51.99rem){.gap.frame{aspect-ratio:16/9}}
.l-gap-only{padding-block:clamp(1.5rem,4vw,3rem)!important}
.l-gap-only .gap{max-width:none;padding-block:clamp(1.5rem,3vw,2.5rem)}
.bullets{padding-inline-start:1.2em;list-style:disc}
.bullets>li+li{margin-block-start:.45em}
.bullets>li::marker{color:var(--link)}
.figure{overflow:hidden;border-radius:var(--radius)}
.photo{width:100%;object-fit:cover;background:var(--tint);border-radius:var(--radius)}
.photo.wide{aspect-ratio:21/9}
.photo.landscape{aspect-ratio:3/2}
.photo.square{aspect-ratio:1}
.photo.portrait{aspect-ratio:4/5}
.photo.upper{object-position:50% 25%}
.photo.free{width:auto}
.note{position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem;z-index:5;max-width:min(28rem,calc(100% - 1rem));padding:.4rem .7rem;border-radius:4px;background:#1b1d20;color:#fff;font:400 .75rem/1.4 system-ui,sans-serif;opacity:0;pointer-events:none;transition:opacity .15s ease-out}
.section:hover>.note,.note:focus{opacity:1}
.site-header{border-block-end:1px solid var(--line)}
.site-header .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 2rem;padding-block:1rem}
.site-header .wrap>*{margin:0}
.brand{font-size:var(--size-1);text-decoration:none}
.site-header .brand{margin-inline-end:auto;max-width:min(100%,26ch)}
.brand img{max-height:4rem;width:auto}
.menu ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.menu a,.menu-small a{display:inline-block;padding-block:.5rem;font-size:.9875rem;text-decoration:none}
.menu a:hover,.menu a[aria-current]{text-decoration:underline;text-decoration-color:var(--link);text-decoration-thickness:2px;text-underline-offset:.4em}
.menu-small{flex-basis:100%;display:none}
.menu-small summary{display:inline-block;padding:.6rem 1rem;border:1px solid var(--field);border-radius:var(--button-radius);cursor:pointer;list-style:none;font-weight:600}
.menu-small summary::-webkit-details-marker{display:none}
.menu-small li+li{border-block-start:1px solid var(--line)}
.menu-small nav{padding-block:.75rem}
.menu-small a{display:block;padding-block:.75rem}
@media (min-width:60rem){.stacked .menu{order:3;flex-basis:100%}.stacked .menu ul{gap:.25rem clamp(1.25rem,2.5vw,2.25rem)}.stacked .brand{font-size:var(--size-2)}}
@media (max-width:59.99rem){.site-header .wrap{gap:.6rem}.site-header .brand{flex:1 1 7rem}.site-header :is(.button.small,.menu-small summary){padding:.55rem .8rem}.menu.wide{display:none}.menu-small{display:block;flex-basis:auto}.menu-small[open]{flex-basis:100%;order:9}}
.menu-small .button{display:none}
@media (max-width:40rem){.far>.wrap>.button{display:none}.menu-small .button{display:inline-block;margin-block-end:.75rem}}
.site-footer{padding-block:clamp(2.5rem,6vw,4.5rem);border-block-start:1px solid var(--line);font-size:.9375rem}
.tone-deep + .site-footer{border-block-start-color:var(--line-on-deep)}
main>.tone-deep:last-child{margin-block-end:0}
.site-footer .wrap{display:grid;gap:2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
.site-footer .wrap>*{margin:0}
.footer-line .wrap{display:flex!important;flex-wrap:wrap;gap:1.5rem 3rem!important}
.footer-line .column ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.footer-line .legal{flex-basis:100%}
.site-footer h2{margin-block-end:.75rem;font:600 .9375rem/1.4 var(--body);color:var(--quiet)}
.site-footer a{text-decoration:none}
.site-footer a:hover{text-decoration:underline}
.site-footer li{padding-block:.2rem}
.site-footer .legal{grid-column:1/-1;padding-block-start:1.25rem;border-block-start:1px solid var(--line)}
.site-footer .legal .gap{display:inline-block;margin-block-start:.75rem;padding:.5rem .9rem}
.site-footer .legal ul{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}
.column.long ul{columns:14rem;column-gap:2.5rem}
.footer-wide .column.long{grid-column:1/-1}
.contacts{display:grid;gap:1rem}
.contacts dt{color:var(--quiet);font-size:.875rem}
.contacts dd{font-variant-numeric:tabular-nums}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{transition:none!important}}
@media print{.note,.skip,.menu-small{display:none!important}.section{break-inside:avoid}}
`;
