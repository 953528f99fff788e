/** Rules of the card page beyond the shared look. */
export const cardStyle = `
.pay{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,440px);gap:56px;padding-block:48px 72px;align-items:start}
.order h1{font-size:clamp(34px,6vw,46px)}.order h1 .small{display:block;font:15px var(--sans);letter-spacing:0;margin-bottom:8px}
.order ul{list-style:none;margin:28px 0 0;padding:0}.order li,.sum{display:flex;justify-content:space-between;gap:24px;padding:12px 0;border-top:1px solid var(--rule)}.order li span:last-child,.sum span:last-child{flex:none}
.sum{margin:0 0 24px;border-top:1px solid var(--edge);font-weight:600}.back{display:inline-block;padding:10px 0;color:var(--soft)}
form{padding:28px}form h2{margin-bottom:18px}
.field{margin-bottom:16px;min-width:0}.field label{display:block;font-weight:600;font-size:14.5px;margin-bottom:6px}
.field input{width:100%;min-height:46px;padding:0 14px;border:1px solid var(--edge);border-radius:var(--r);background:var(--paper);color:inherit;font:16px var(--sans)}
.field input:focus-visible{outline-offset:0}.field input::placeholder{color:var(--soft);opacity:.85}.field input[aria-invalid]{border-color:var(--stop)}
.error{margin:6px 0 0;color:var(--stop);font-size:14px}.alert{background:var(--stop-wash);color:var(--stop);border-radius:var(--r);padding:12px 16px;margin-bottom:18px;font-size:14.5px}.alert ul{margin:0;padding:0;list-style:none}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}
.hint{margin-top:18px;padding:12px 16px;background:var(--note-wash);color:var(--note);border-radius:var(--r);font-size:13.5px}.hint p{margin:0 0 6px}.hint dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}.hint dt{font-variant-numeric:tabular-nums}.hint dd{margin:0}
.ask{max-width:560px;padding-block:72px}.ask form{padding:32px}.ask h1{margin-bottom:14px}.ask form p{margin:0 0 22px}
@media (max-width:820px){.pay{grid-template-columns:minmax(0,1fr);gap:32px;padding-block:32px 56px}form,.ask form{padding:22px 18px}}
@media (max-width:420px){.hint dl,.ask .two{grid-template-columns:1fr}.hint dd{margin-bottom:6px}}
`
