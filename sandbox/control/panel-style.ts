/** The panel's own small style: the app's colours without the app's build. */
export const panelStyle = `
:root { color-scheme: light dark; --bg: light-dark(#f5f3ed, #12110e); --card: light-dark(#fffdf9, #1c1a16);
  --ink: light-dark(#1c1a15, #f3efe6); --subtle: light-dark(#6a6456, #a59e8f); --line: light-dark(#e6e0d3, #322e27);
  --gold: light-dark(#8f6512, #e0ac4e); --good: light-dark(#1f6b47, #6cc79a); --bad: light-dark(#a3321f, #f0907c);
  --fill: light-dark(#1c1a15, #e0ac4e); --on-fill: light-dark(#fffdf9, #1c1a15); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 68rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
header { display: flex; align-items: center; gap: .75rem; flex-wrap: wrap; margin-block-end: 1.25rem; }
h1 { font-size: 1.25rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .75rem; } h3 { font-size: .875rem; margin: 0 0 .5rem; }
.play { border: 1.5px dashed var(--gold); color: var(--gold); border-radius: .375rem; padding: .1rem .5rem; font: 700 .75rem/1.5 system-ui; letter-spacing: .04em; }
.home { margin-inline-start: auto; }
a { color: var(--gold); text-underline-offset: .2em; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.1rem; box-shadow: 0 1px 2px rgb(0 0 0 / .05); min-width: 0; }
.wide { grid-column: 1 / -1; }
.stack { display: grid; gap: 1rem; } p { margin: 0; }
.time { font-size: 2.75rem; font-weight: 650; line-height: 1.2; letter-spacing: -.02em; }
.subtle { color: var(--subtle); font-size: .875rem; margin: .25rem 0 0; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: .9rem; }
button, input, select { font: inherit; color: inherit; min-height: 2.75rem; border-radius: .7rem; border: 1px solid var(--line); background: transparent; padding: .4rem .9rem; max-width: 100%; }
button { font-weight: 600; cursor: pointer; } button:hover { border-color: var(--gold); }
button.main { background: var(--fill); color: var(--on-fill); border-color: transparent; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .35rem 1rem; margin: 0; } dt { color: var(--subtle); } dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; } td { padding: .4rem 0; border-block-start: 1px solid var(--line); vertical-align: top; } tr:first-child td { border: 0; }
td:last-child { text-align: end; white-space: nowrap; padding-inline-start: .75rem; } td.mark { width: 4.5rem; }
.good { color: var(--good); font-weight: 650; } .bad { color: var(--bad); font-weight: 650; }
label { display: block; font-size: .875rem; color: var(--subtle); } label > input:not([type=checkbox]), label > select { display: block; width: 100%; color: var(--ink); margin-block-start: .25rem; }
label.tick { display: flex; align-items: center; gap: .5rem; color: var(--ink); } .tick input { min-height: 0; width: 1.25rem; height: 1.25rem; }
.fields { display: grid; gap: .75rem; margin-block-start: .9rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); align-items: end; } .fields .long { grid-column: 1 / -1; }
summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; display: flex; align-items: center; } code { font-size: .9em; overflow-wrap: anywhere; }
.said { border: 1px solid var(--gold); border-radius: 1rem; padding: .75rem 1.1rem; margin-block-end: 1rem; }
.machine { display: grid; gap: 1.5rem; align-items: start; } .machine h2 { margin: 0; } .state { color: var(--gold); font-weight: 650; margin-inline-start: .5rem; white-space: nowrap; }
.follows { font-size: .875rem; } .follows dt, .follows dd { padding-block-start: .35rem; border-block-start: 1px solid var(--line); } .follows { gap: .35rem 0; grid-template-columns: minmax(7rem, 2fr) 3fr; } .left { display: block; color: var(--gold); } .left:empty { display: none; }
.phone { margin: 0 auto; width: 100%; max-width: 24.5rem; } iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 1.5rem; background: var(--bg); } [aria-busy=true] { opacity: .5; }
@media (min-width: 60rem) { .machine { grid-template-columns: minmax(0, 1fr) 24.5rem; gap: 2rem; } .phone { position: sticky; inset-block-start: 1rem; } }
`;
