/** One rule set per layout, by its id. Only those in use are written. Widths: two columns from 48rem on. */
export const SECTION_CSS = `
@media (min-width:52rem){
.l-hero-split>.wrap:not(.after),.l-hero-frame>.wrap:not(.after),.l-text-image>.wrap:not(.after),.l-image-list>.wrap:not(.after){display:grid;grid-template-columns:minmax(0,6fr) minmax(0,6fr);gap:clamp(2rem,5vw,4.5rem);align-items:center}
.l-text-image-start>.wrap:not(.after){display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(2rem,6vw,5.5rem);align-items:center}
.l-hero-portrait>.wrap:not(.after){display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:clamp(2rem,6vw,6rem);align-items:end}
.l-hero-form>.wrap:not(.after),.l-contact-form>.wrap:not(.after){display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(2rem,6vw,5.5rem);align-items:start}
.l-opening-lead>.wrap:not(.after){display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:clamp(2rem,6vw,5.5rem);align-items:end}
.l-text-side>.wrap:not(.after),.l-article-side>.wrap:not(.after),.l-questions-side>.wrap:not(.after),.l-steps-side>.wrap:not(.after),.l-checks>.wrap:not(.after),.l-quote-list>.wrap:not(.after),.l-contact-large>.wrap:not(.after),.l-contact-columns>.wrap:not(.after),.l-closing-split>.wrap:not(.after),.l-form-line>.wrap:not(.after){display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:clamp(2rem,6vw,5.5rem);align-items:start}
:is(.l-hero-split,.l-hero-frame,.l-hero-portrait,.l-hero-form,.l-text-image,.l-text-image-start,.l-image-list,.l-contact-form,.l-opening-lead,.l-text-side,.l-article-side,.l-questions-side,.l-steps-side,.l-checks,.l-quote-list,.l-contact-large,.l-contact-columns,.l-closing-split,.l-form-line,.l-closing-band,.l-ending-line)>.wrap>*,.below>*{margin-block-start:0}
.l-text-side .title,.l-article-side .title,.l-questions-side .intro,.l-steps-side .intro,.l-checks .intro{position:sticky;inset-block-start:2rem}
.l-closing-split>.wrap:not(.after){grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.l-contact-large>.wrap:not(.after){grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.below{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:clamp(2rem,6vw,5.5rem);align-items:end}
.l-image-list>.wrap:not(.after),.wrap.top:not(.after){align-items:start!important}
:is(.l-hero-split,.l-hero-portrait,.l-hero-frame) .title.display{font-size:var(--size-4-5)}
:is(.l-hero-split,.l-hero-portrait,.l-hero-frame) .title.display.medium{font-size:var(--size-4)}
:is(.l-hero-split,.l-hero-portrait,.l-hero-frame) .title.display.long{font-size:var(--size-3)}
}
.l-opening-lead,.l-opening-plain,.l-opening-reading{padding-block:calc(var(--space)*clamp(2.5rem,6vw,5.5rem))}
.l-hero-type{padding-block:calc(var(--space)*clamp(4rem,11vw,10rem)) calc(var(--space)*clamp(3.5rem,8vw,7rem))}
.l-hero-type .below{margin-block-start:2.5rem!important}
.l-hero-split .photo.landscape{aspect-ratio:4/3}
.l-hero-band{padding-block-start:0}
.l-hero-band .photo{border-radius:0;max-height:62vh;min-height:14rem}
.l-hero-band .figure{border-radius:0}
.l-hero-band .words{position:relative;max-width:57rem;margin-block-start:clamp(-9rem,-9vw,-3rem);margin-inline-start:calc(-1*clamp(1.25rem,5vw,3rem));padding-block:clamp(1.5rem,4vw,3rem) 0;padding-inline:clamp(1.25rem,5vw,3rem);background:var(--ground);border-start-end-radius:var(--radius)}
.facts{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem;margin-block-start:2rem!important;color:var(--quiet);font-size:.9687rem}
.facts li{padding-inline-start:.85rem;border-inline-start:2px solid var(--accent)}
.below .facts{display:grid;gap:.75rem}
.panel{padding:clamp(1.25rem,3vw,2.5rem);border:1px solid var(--line);border-radius:calc(var(--radius)*1.4);background:var(--ground);color:var(--text)}
.tone-tint .panel{border-color:transparent}
.fields{display:grid;gap:1.1rem 1.25rem}
@media (min-width:36rem){.fields{grid-template-columns:1fr 1fr}.field.wide{grid-column:1/-1}.short .fields{grid-template-columns:1fr}}
.field{display:flex;flex-direction:column;justify-content:flex-end;gap:.35rem}
.field label{font-size:.9375rem;font-weight:600;line-height:1.35}
.field .required{margin-inline-start:.5em;font-weight:400;color:var(--quiet);font-size:.8125rem}
.field input,.field select,.field textarea{width:100%;min-width:0;min-height:2.9rem;padding:.6rem .8rem;border:1px solid var(--field);border-radius:min(var(--radius),10px);background:var(--ground);color:var(--text);font:inherit}
.field.box{flex-direction:row;align-items:flex-start;justify-content:flex-start;gap:.75rem}
.field.box input{flex:none;width:1.25rem;min-height:1.25rem;height:1.25rem;margin:.15rem 0 0;accent-color:var(--accent)}
.field.box label{font-weight:400}
.field.choices{margin:0;padding:0;border:0}.field.choices legend{padding:0;font-size:.9375rem;font-weight:600}.field.choices .box{margin-top:.35rem}
.l-contact-form .words:empty,.l-form-line .words:empty{display:none}
.l-contact-form .words:empty + .panel{grid-column:1/-1;max-width:46rem}
.form>*+*{margin-block-start:1.5rem}
.form .gap{padding:.55rem .9rem}
.l-text-statement .statement{max-width:30em;font-family:var(--heading);font-size:var(--size-2);line-height:1.35;text-wrap:balance}
.l-text-statement .statement>*+*{margin-block-start:.8em}
.l-text-statement .button{font-size:1rem}
.columns{columns:20rem 2;column-gap:clamp(2rem,5vw,4.5rem);max-width:none}
.columns p+p{margin-block-start:1em}
.columns p{break-inside:avoid-column}
.grid{display:grid;gap:clamp(1.75rem,3.5vw,3rem) clamp(1.25rem,2.5vw,2rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.grid.of-2{grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
.grid.of-4{grid-template-columns:repeat(auto-fill,minmax(min(100%,14.5rem),1fr))}
.grid li>*+*{margin-block-start:.6rem}
.grid .photo + *{margin-block-start:1.1rem}
.price{font-weight:600;font-variant-numeric:tabular-nums;color:var(--heading-color)}
.prices:not(.two){max-width:54rem}
.prices{border-block-start:1px solid var(--line)}
.prices li{display:flex;gap:1rem 2rem;justify-content:space-between;align-items:baseline;padding-block:1.1rem;border-block-end:1px solid var(--line)}
.prices li>div{min-width:0}
.prices .entry-title{font-size:1.0625rem}
.prices p:not(.price){max-width:52ch;color:var(--quiet)}
.prices .price{flex:none;max-width:45%;text-align:end}
@media (min-width:60rem){.groups.two{grid-template-columns:1fr 1fr}.prices.two{display:grid;grid-template-columns:1fr 1fr;column-gap:clamp(2rem,5vw,4.5rem)}}
.plans{display:grid;border-block:1px solid var(--line);grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.plans li{display:flex;flex-direction:column;gap:.75rem;padding:clamp(1.5rem,3vw,2.5rem) clamp(1rem,2.5vw,2rem);border-inline-start:1px solid var(--line);margin-inline-start:-1px}
.plans .price{font-family:var(--heading);font-size:var(--size-3);font-weight:var(--heading-weight);line-height:1.1}
.index{columns:15rem;column-gap:clamp(1.5rem,4vw,3.5rem)}
.index li{break-inside:avoid;padding-block:.6rem;border-block-end:1px solid var(--line)}
.index span{display:block;color:var(--quiet)}
.index strong{font-weight:600}
.rows{border-block-start:1px solid var(--line)}
.rows li{display:grid;gap:.5rem clamp(2rem,6vw,5.5rem);padding-block:clamp(1.25rem,2.4vw,2rem);border-block-end:1px solid var(--line)}
.rows li>:is(p,.parts){max-width:64ch}
@media (min-width:52rem){.rows li{grid-template-columns:minmax(0,4fr) minmax(0,7fr)}.rows li>.price{grid-column:2}.rows li>p:first-child{grid-column:1/-1}}
.groups{display:grid;gap:clamp(2.5rem,5vw,4rem) clamp(2rem,5vw,4.5rem)}
.group-title{margin-block-end:1rem;font:var(--heading-weight) var(--size-2)/1.2 var(--heading);letter-spacing:var(--heading-tracking);color:var(--heading-color)}
.eyebrows{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-block-end:1rem}
.eyebrow{color:var(--quiet);font-size:.9375rem}
.pairs{display:grid;gap:clamp(1.75rem,3.5vw,3rem) clamp(2rem,5vw,4.5rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.pairs.three{grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}
.pairs li{padding-block-start:1rem;border-block-start:2px solid var(--line)}
.pairs li>*+*{margin-block-start:.5rem}
.lines li{padding-block:.8rem;border-block-end:1px solid var(--line)}
.lines li:first-child{border-block-start:1px solid var(--line)}
.lines li>*+*{margin-block-start:.35rem}
.lines.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));column-gap:clamp(2rem,5vw,4.5rem)}
.lines.two li:first-child{border-block-start:0}
.steps{counter-reset:step;display:grid;gap:clamp(1.5rem,3vw,2.5rem)}
.steps>li{counter-increment:step;display:grid;grid-template-columns:3.25rem minmax(0,1fr);gap:.25rem 1rem}
.steps>li::before{content:counter(step);font:var(--heading-weight) var(--size-3)/1 var(--heading);color:var(--link);font-variant-numeric:tabular-nums lining-nums}
.steps>li>div>*+*{margin-block-start:.4rem}
.l-steps-row .steps>li{grid-template-columns:1fr;align-content:start;gap:1rem;padding-block-start:1.25rem;border-block-start:2px solid var(--link)}
.l-steps-row .steps{grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
.l-steps-large .steps>li{padding-block-start:1.5rem;border-block-start:1px solid var(--line)}
@media (min-width:52rem){.l-steps-large .steps>li{grid-template-columns:minmax(0,2fr) minmax(0,9fr)}.l-steps-large .steps>li>div{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,6fr);gap:2rem}}
.quote blockquote{text-wrap:pretty}
.quote figcaption{margin-block-start:1rem;color:var(--quiet);font-size:.9375rem}
.quote figcaption::before{content:"\\2014\\2002"}
.first .quote blockquote{font:500 var(--size-3)/1.3 var(--heading);letter-spacing:var(--heading-tracking);max-width:30em;text-wrap:balance}
.l-quote-large .first{margin-block-start:1.5rem!important}
.others,.quotes{display:grid;gap:clamp(2rem,4vw,3.5rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr))}
.others{margin-block-start:3rem!important}
.quotes .quote,.others .quote{padding-block-start:1.25rem;border-block-start:2px solid var(--line)}
.l-quote-list .quotes{grid-template-columns:1fr;gap:2rem}
.cues{display:flex;flex-wrap:wrap;gap:.75rem 3rem}
.l-cue-line,.l-cue-columns,.l-cue-statement{padding-block:clamp(1.5rem,3vw,2.25rem)!important}
.l-cue-line>.wrap:not(.after),.l-cue-columns>.wrap:not(.after),.l-cue-statement>.wrap:not(.after){font-weight:500}
.l-cue-line .cues,.l-cue-columns .cues,.l-cue-statement p{padding-block:clamp(1.25rem,2.5vw,1.75rem);border-block:1px solid var(--line)}
.l-cue-statement p{font-family:var(--heading);font-size:var(--size-1)}
.l-cue-columns .cues{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.folded details,.folded>div{border-block-end:1px solid var(--line)}
.folded>div{padding-block:1.1rem}
.folded summary{display:flex;gap:1.5rem;justify-content:space-between;align-items:baseline;padding-block:1.1rem;cursor:pointer;list-style:none}
.folded summary::-webkit-details-marker{display:none}
.folded summary::after{content:"+";flex:none;font:400 1.5rem/1 var(--body);color:var(--link)}
.folded details[open]>summary::after{content:"\\2212"}
.folded p{max-width:64ch;padding-block-end:1.25rem}
.answers{display:grid;gap:clamp(2rem,4vw,3.5rem) clamp(2rem,5vw,4.5rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.answers p{margin-block-start:.5rem}
.shapes{display:flex;flex-wrap:wrap;gap:clamp(.5rem,1vw,1rem)}
.shapes li{flex:var(--shape,1.4) 1 calc(var(--shape,1.4)*11rem);max-width:min(100%,calc(var(--shape,1.4)*26rem))}
.shapes .photo{width:100%;height:100%;aspect-ratio:var(--shape,1.4)}
.logos{display:flex;flex-wrap:wrap;gap:1.5rem 2.5rem;align-items:center}
.logos .photo{width:auto;height:auto;max-width:9rem;max-height:4rem;object-fit:contain;background:none;border-radius:0}
.after{margin-block-start:clamp(2rem,4vw,3rem)}
.single li{max-width:min(100%,calc(var(--shape,1.4)*24rem))}
.lead-grid{display:grid;gap:clamp(.5rem,1vw,1rem);grid-template-columns:repeat(2,minmax(0,1fr))}
.lead-grid .first{grid-column:1/-1}
@media (min-width:52rem){.lead-grid{grid-template-columns:2fr 1fr}.lead-grid .first{grid-column:1;grid-row:1/span 2}.lead-grid.of-3,.lead-grid.of-4{grid-template-columns:2fr 1fr 1fr}.lead-grid .photo{height:100%}}
.people{display:grid;gap:clamp(1.75rem,3.5vw,3rem) clamp(1.25rem,2.5vw,2rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr))}
@media (max-width:40rem){.people{grid-template-columns:repeat(2,minmax(0,1fr))}}
.people.small{grid-template-columns:repeat(auto-fill,minmax(min(45%,9.5rem),1fr))}
.people.small .photo{max-width:12rem}
.people .photo + div{margin-block-start:1rem}
.people p{margin-block-start:.35rem;color:var(--quiet);font-size:.9687rem}
.people-list{display:grid;gap:2.5rem}
.people-list li{display:grid;gap:1.25rem 2rem}
@media (min-width:40rem){.people-list li{grid-template-columns:10rem minmax(0,1fr)}}
.people-list .photo{max-width:10rem}
.people-list p{margin-block-start:.5rem;max-width:68ch}
.names{columns:16rem;column-gap:3rem}
.names li{break-inside:avoid;padding-block:.6rem;border-block-end:1px solid var(--line)}
.l-contact-large .contacts dd{font-family:var(--heading);font-size:var(--size-2);line-height:1.35}
.l-contact-columns .contacts{grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1.75rem 2.5rem}
.l-contact-form .contacts,.l-form-line .contacts{padding-block-start:1.5rem;border-block-start:1px solid var(--line)}
.timetable{columns:22rem;column-gap:clamp(2rem,5vw,4.5rem)}
.timetable li{break-inside:avoid;display:grid;grid-template-columns:minmax(4.5rem,auto) minmax(0,1fr);gap:1.25rem;padding-block:.7rem;border-block-end:1px solid var(--line)}
.timetable .whole{display:block;break-after:avoid;padding-block-start:1.5rem}
.timetable strong{font-variant-numeric:tabular-nums;font-weight:600}
.l-closing-contacts>.wrap:not(.after){display:flex;flex-wrap:wrap;gap:2rem 3rem;align-items:end;justify-content:space-between}
.l-closing-contacts .words{flex:1 1 36rem}
.l-closing-contacts .contacts{display:flex;flex-wrap:wrap;gap:1.75rem clamp(2rem,5vw,4.5rem)}
.l-closing-contacts .contacts dd{max-width:30rem;font-family:var(--heading);font-size:calc(var(--size-1)*1.12);line-height:1.4}
.l-closing-split .contacts{font-size:var(--size-1)}
.l-closing-split .actions,.l-closing-split .contacts + .actions{margin-block-start:1.75rem}
.l-closing-band>.wrap:not(.after){display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;justify-content:space-between}
.l-closing-band .words{max-width:42rem}
.l-closing-band .title,.l-closing-split .title{font-size:var(--size-4)}
.l-closing-band .title.long,.l-closing-split .title.long{font-size:var(--size-3)}
.l-closing-band .words:empty{display:none}
.l-closing-large .below{margin-block-start:2rem!important;align-items:start}
.whole{grid-column:1/-1}
.whole .lines{max-width:54rem}
.l-ending-line{padding-block:0 clamp(2.5rem,6vw,5rem)!important}
.l-ending-line>.wrap:not(.after){display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;padding-block-start:clamp(2rem,4vw,3rem)}
.listing.two{columns:26rem;column-gap:clamp(2rem,5vw,4.5rem)}
.listing.two>*{break-inside:avoid}
.listing>*{padding-block:1.1rem;border-block-end:1px solid var(--line)}
.listing>.entry-title{padding-block-end:0;border:0}
.listing .bullets{padding:0;list-style:none;border:0}
.listing .bullets li{padding-block:.9rem;border-block-end:1px solid var(--line)}
.l-article-column .figure{margin-block:2rem}
.parts{display:grid;gap:.35rem}
.parts>li{display:block!important;padding:0!important;margin:0!important;border:0!important}
.parts>li::before{content:"\\2013\\2002";color:var(--quiet)}
@media (min-width:52rem){.rows li>.parts{grid-column:2}}
@media (min-width:60rem){.l-hero-type:has(>.after>.single){display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);align-items:center;padding-inline:max(0px,calc((100vw - 75rem)/2))}.l-hero-type>.after:has(>.single){margin:0}}
.contacts dd a{display:inline-block;padding-block:.15rem}
.contacts.many dd{font-size:var(--size-0)!important}
.l-closing-large .title.display{font-size:var(--size-4)}
.page-legal .l-article-column .title{font-size:var(--size-2)}
.page-legal .section.article-column + .section.article-column,.page-article .section.article-column + .section.article-column{margin-block-start:calc(var(--space)*clamp(-5rem,-4vw,-1.5rem))}
`;
