/**
 * Three hands that pages are laid out in; the measured look of the site decides which (`chooseHand`). `soft`: rounded surfaces set in from
 * the edge of the window, space instead of rules. `ruled`: hairlines between sections, text set off from its heading. `strong`: bands from
 * edge to edge, heavy rules, images that run out of the window.
 */
export const HAND_CSS = `
.soft .site-header{border-block-end:0}
.soft .section:is(.tone-tint,.tone-deep){width:min(calc(100% - 2*clamp(.5rem,1.5vw,1.5rem)),84rem);margin-inline:auto;border-radius:var(--surface-radius)}
.soft .section:is(.tone-tint,.tone-deep) + .section:is(.tone-tint,.tone-deep){margin-block-start:clamp(.5rem,1.5vw,1.5rem)}
.soft main>.section:is(.tone-tint,.tone-deep):last-child{margin-block-end:clamp(.5rem,1.5vw,1.5rem)}
.soft .l-hero-type.tone-deep{padding-block:calc(var(--space)*clamp(3.5rem,9vw,8rem))}
.soft .pairs li{padding-block-start:0;border:0}
.soft .rows,.soft .rows li{border:0}
.soft .rows li{padding-block:clamp(.9rem,1.8vw,1.5rem)}
.soft .l-cue-line .cues,.soft .l-cue-columns .cues,.soft .l-cue-statement p{padding:clamp(1.25rem,2.5vw,1.75rem);border:0;border-radius:var(--surface-radius);background:var(--tint)}
.soft .photo.landscape{aspect-ratio:4/3}
.soft .site-footer{border-block-start:0}
.ruled .section.tone-plain + .section.tone-plain:not(.l-ending-line,.l-gap-only,[class*=l-cue])>.wrap:first-child{position:relative;padding-block-start:clamp(2.5rem,5vw,4.5rem)}
.ruled .section.tone-plain + .section.tone-plain:not(.l-ending-line,.l-gap-only,[class*=l-cue])>.wrap:first-child::after{content:"";position:absolute;inset-block-start:0;inset-inline:clamp(1.25rem,5vw,3rem);border-block-start:1px solid var(--line)}
.ruled [class*=l-cue] + .section.tone-plain>.wrap:first-child::after{content:none}
@media (min-width:52rem){
.ruled .l-hero-type .below{grid-template-columns:minmax(0,4fr) minmax(0,7fr)}
.ruled .l-hero-type .below>.words{grid-column:2;grid-row:1}
.ruled .l-hero-type .below>.facts{grid-column:1;grid-row:1;align-self:start;margin-block-start:0!important}
.ruled .l-hero-split>.wrap:not(.after){grid-template-columns:minmax(0,6fr) minmax(0,7fr);align-items:end}
.ruled .intro:has(>p){display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:1rem clamp(2rem,6vw,5.5rem);max-width:none;align-items:baseline}
.ruled .intro:has(>p)>*{grid-column:2;margin-block-start:0}
.ruled .intro:has(>p)>.title{grid-column:1;grid-row:1/span 4}
.ruled :is(.l-questions-side,.l-steps-side,.l-checks,.l-quote-list,.l-image-list) .intro:has(>p){display:block}
.ruled :is(.l-questions-side,.l-steps-side,.l-checks,.l-quote-list,.l-image-list) .intro:has(>p)>*+*{margin-block-start:1rem}
}
.strong .site-header{border-block-end:3px solid var(--heading-color)}
.strong .rows,.strong .prices,.strong .lines li:first-child,.strong .pairs li,.strong .quotes .quote,.strong .plans{border-block-start:3px solid var(--heading-color)}
.strong .title{line-height:1.04;letter-spacing:min(var(--heading-tracking),-.022em)}
.strong .photo,.strong .figure{border-radius:min(var(--radius),4px)}
@media (min-width:52rem){
.strong .l-hero-split{padding-block:0}
.strong .l-hero-split>.wrap:not(.after){max-width:none;padding-inline-end:0;padding-inline-start:max(clamp(1.25rem,5vw,3rem),calc((100vw - 75rem)/2 + 3rem));grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:stretch}
.strong .l-hero-split .words{align-self:center;padding-block:clamp(3rem,7vw,6rem)}
.strong .l-hero-split .figure{max-width:60rem;height:100%;border-radius:0}
.strong .l-hero-split .figure .photo{height:100%;min-height:clamp(22rem,42vw,40rem);aspect-ratio:auto;border-radius:0}
}
`;
