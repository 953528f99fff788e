const askAgainMs = 3000

let waiting: Promise<void> | undefined

/** Ends once our host answers; until then the page says that it waits. */
export const untilReachable = (): Promise<void> => {
  waiting ??= wait().finally(() => {
    waiting = undefined
  })
  return waiting
}

async function wait(): Promise<void> {
  if (await isReachable()) return
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className = 'sticky bottom-0 bg-note-wash p-4 text-note'
  notice.textContent = 'There is no connection to Formwright right now. The page you asked for comes by itself.'
  // Outside of what React draws: that waits for the very code which is missing.
  document.body.append(notice)
  do await nextChance()
  while (!(await isReachable()))
  notice.remove()
}

/** A browser that has some network need not reach us. */
const isReachable = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false
  )

/** The browser's own word that the network is back, or a moment later: it does not notice every gap. */
const nextChance = () =>
  new Promise((resolve) => {
    setTimeout(resolve, askAgainMs)
    window.addEventListener('online', resolve, { once: true })
  })
