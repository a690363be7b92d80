/** The panel's own small style: the app's colours without the app's build. */
export const panelStyle = `
:root { color-scheme: light dark; --bg: light-dark(#f0f4f4, #0a1215); --card: light-dark(#ffffff, #131e22);
  --ink: light-dark(#0f2a33, #eef4f4); --subtle: light-dark(#4a6069, #a3b6bc); --line: light-dark(#d8e1e3, #26363c);
  --link: light-dark(#0b5c6c, #ffc64a); --mark: light-dark(#8f5b08, #e0ac45); --soft: light-dark(#dceef0, #14323a);
  --good: light-dark(#12693f, #74d5a2); --bad: light-dark(#a02c2a, #f39a91); --fill: light-dark(#ffbf2f, #ffc64a); --on-fill: #1f1603; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 68rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
header { display: flex; align-items: center; gap: .75rem; flex-wrap: wrap; margin-block-end: 1.25rem; }
h1 { font-size: 1.25rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .75rem; } h3 { font-size: .875rem; margin: 0 0 .5rem; }
.play { border: 1.5px dashed var(--mark); color: var(--mark); border-radius: .375rem; padding: .1rem .5rem; font: 700 .75rem/1.5 system-ui; letter-spacing: .04em; }
.home { margin-inline-start: auto; }
a { color: var(--link); text-underline-offset: .2em; }
.grid { columns: 3 19rem; column-gap: 1rem; }
.grid section { break-inside: avoid; margin-block-end: 1rem; }
section { background: var(--card); border-radius: 1.25rem; padding: 1.1rem; box-shadow: 0 6px 20px rgb(15 42 51 / .07); min-width: 0; }
.wide { column-span: all; }
.stack { display: grid; gap: 1rem; align-content: start; min-width: 0; } p { margin: 0; }
.time { font-size: 2.75rem; font-weight: 650; line-height: 1.2; letter-spacing: -.02em; }
.subtle { color: var(--subtle); font-size: .875rem; margin: .25rem 0 0; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: .9rem; }
button, input, select { font: inherit; color: inherit; min-height: 2.75rem; border-radius: .7rem; border: 1px solid var(--line); background: transparent; padding: .4rem .9rem; max-width: 100%; }
button { font-weight: 600; cursor: pointer; background: var(--soft); border-color: transparent; } button:hover { border-color: var(--link); }
button.main { background: var(--fill); color: var(--on-fill); border-color: transparent; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .35rem 1rem; margin: 0; } dt { color: var(--subtle); } dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; } td { padding: .4rem 0; border-block-start: 1px solid var(--line); vertical-align: top; } tr:first-child td { border: 0; }
td:last-child { text-align: end; white-space: nowrap; padding-inline-start: .75rem; } td.mark { width: 4.5rem; }
.good { color: var(--good); font-weight: 650; } .bad { color: var(--bad); font-weight: 650; }
label { display: block; font-size: .875rem; color: var(--subtle); } label > input:not([type=checkbox]), label > select { display: block; width: 100%; color: var(--ink); margin-block-start: .25rem; }
label.tick { display: flex; align-items: center; gap: .5rem; color: var(--ink); } .tick input { min-height: 0; width: 1.25rem; height: 1.25rem; }
.fields { display: grid; gap: .75rem; margin-block-start: .9rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); align-items: end; } .fields .long, .fields label:has(select) { grid-column: 1 / -1; }
summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; display: flex; align-items: center; } code { font-size: .9em; overflow-wrap: anywhere; }
.said { border: 1px solid var(--link); border-radius: 1rem; padding: .75rem 1.1rem; margin-block-end: 1rem; }
.machine { display: grid; gap: 1.5rem; align-items: start; } .machine h2 { margin: 0; } .state { color: var(--link); font-weight: 650; margin-inline-start: .5rem; white-space: nowrap; }
.follows { font-size: .875rem; } .follows dt, .follows dd { padding-block-start: .35rem; border-block-start: 1px solid var(--line); } .follows { gap: .35rem 0; grid-template-columns: minmax(7rem, 2fr) 3fr; } .left { display: block; color: var(--link); } .left:empty { display: none; }
.phone { margin: 0 auto; width: 100%; max-width: 24.5rem; } iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 1.5rem; background: var(--bg); } [aria-busy=true] { opacity: .5; }
@media (min-width: 60rem) { .machine { grid-template-columns: minmax(0, 1fr) 24.5rem; gap: 2rem; } .phone { position: sticky; inset-block-start: 1rem; } }
`;
