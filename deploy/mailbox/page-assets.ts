/** Rules of the list and the reader beyond the shared look. */
export const pageStyle = `
main{padding-block:32px 64px}.head{display:flex;align-items:baseline;justify-content:space-between;gap:16px;flex-wrap:wrap;margin-bottom:20px}.head p{margin:0}
.mails{list-style:none;margin:0;padding:0;overflow:hidden}.mails li+li{border-top:1px solid var(--rule)}
.mails a{display:grid;grid-template-columns:minmax(0,210px) minmax(0,1fr) auto;gap:6px 20px;padding:16px 20px;text-decoration:none}
.mails a:hover{background:var(--wash)}.mails a:focus-visible{outline-offset:-2px}
.who{color:var(--soft);font-size:14.5px}.what b{font:560 18px/1.3 var(--serif);display:block}
.snippet{color:var(--soft);font-size:14.5px;display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden}
.when{text-align:right;font-size:13.5px;color:var(--soft);display:grid;align-content:start;gap:6px}.clip{color:var(--act);font-weight:600}
.empty{padding:48px 24px;text-align:center;color:var(--soft);border:1px dashed var(--edge);border-radius:10px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:16px 0 24px;font-size:15px}dt{color:var(--soft)}dd{margin:0}
iframe{width:100%;height:70vh;min-height:420px;background:#fff;margin-top:8px}
pre{white-space:pre-wrap;padding:20px;font:14px/1.6 ui-monospace,monospace;margin:12px 0}
details{margin:16px 0}summary{cursor:pointer;min-height:32px}
.files{list-style:none;padding:0;margin:10px 0 20px;display:flex;flex-wrap:wrap;gap:10px}.files li{background:var(--act-wash);border-radius:var(--r);padding:10px 14px}
@media (max-width:640px){.mails a{grid-template-columns:minmax(0,1fr)}.when{text-align:left;display:flex;justify-content:space-between;gap:12px}}
`

/** Looks for new mail every three seconds and puts it into the list. */
export const pageScript = `
const main = document.getElementById('main')
setInterval(async () => {
  if (document.hidden) return
  try {
    const answer = await fetch('/api/v1/messages?limit=1')
    const newest = (await answer.json()).messages[0]?.ID ?? ''
    if (newest === main.dataset.newest) return
    const text = await (await fetch('/')).text()
    const next = new DOMParser().parseFromString(text, 'text/html')
    const focused = document.activeElement?.getAttribute('href')
    main.dataset.newest = newest
    document.title = next.title
    for (const old of main.querySelectorAll('.mails,.empty')) old.replaceWith(...next.querySelectorAll('.mails,.empty'))
    document.getElementById('news').textContent = next.getElementById('news').textContent
    if (focused) main.querySelector('a[href="' + focused + '"]')?.focus()
  } catch {}
}, 3000)
`
