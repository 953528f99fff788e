import type { ComponentType } from 'react'
import { lazy } from 'react'
import { untilReachable } from './connection.ts'

const key = 'reloaded-for-new-version'
const onceInMs = 30_000

/**
 * A component in a chunk of its own. Without a network it waits for one: what is open stays open, the page says why, and
 * the component comes by itself. After a new version is put online, an old tab asks for a chunk that is gone: the page is
 * then loaded again, once, and so comes up in the new version. Answers are saved before that.
 */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch(() => untilReachable().then(load))
      .then(asDefault, reloadOnce)
  )
}

/** The same for a part that a page can do without: when its chunk does not come, `otherwise` takes its place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props>) {
  return lazy(() => load().then(asDefault, () => asDefault(otherwise)))
}

function asDefault<Props>(component: ComponentType<Props>) {
  return { default: component }
}

function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < onceInMs) throw error
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}
