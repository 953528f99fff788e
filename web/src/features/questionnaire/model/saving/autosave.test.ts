import { describe, expect, it, vi } from 'vitest'
import { createAutosave, StaleRevision } from './autosave.ts'

const start = { draftId: null, revision: null, answers: {} }
const quiet = { delayMs: 60_000, retryMs: 60_000 }

describe('autosave', () => {
  it('writes nothing on its own before something was changed, but begins a draft when asked to', async () => {
    const save = vi.fn(async () => ({ draftId: 'd1', revision: 1 }))
    const autosave = createAutosave({ start, save, ...quiet })
    await autosave.flush()
    expect(save).not.toHaveBeenCalled()
    await autosave.keep()
    expect(save).toHaveBeenCalledOnce()
    await autosave.keep()
    expect(save).toHaveBeenCalledOnce()
  })

  it('writes each change on top of the revision the last write returned', async () => {
    const save = vi.fn(async ({ revision }) => ({ draftId: 'd1', revision: (revision ?? 0) + 1 }))
    const autosave = createAutosave({ start, save, ...quiet })
    autosave.change('name', 'Ada')
    await autosave.flush()
    autosave.change('county', 'Travis')
    await autosave.flush()
    expect(save).toHaveBeenLastCalledWith({
      draftId: 'd1',
      revision: 1,
      answers: { name: 'Ada', county: 'Travis' },
      completed: false
    })
    expect(autosave.state()).toMatchObject({ status: 'saved', revision: 2 })
  })

  it('keeps what was typed while a write was under way for the next one', async () => {
    const autosave = createAutosave({
      start,
      save: async () => {
        autosave.change('name', 'Ada Núñez')
        return { draftId: 'd1', revision: 1 }
      },
      ...quiet
    })
    autosave.change('name', 'Ada')
    await autosave.flush()
    expect(autosave.state()).toMatchObject({ status: 'waiting', answers: { name: 'Ada Núñez' } })
  })

  it('stops at a newer revision until the person has chosen, and loses neither side', async () => {
    const save = vi.fn(async () => ({ draftId: 'd1', revision: 8 }))
    save.mockRejectedValueOnce(new StaleRevision({ answers: { name: 'Ruth' }, revision: 7 }))
    const autosave = createAutosave({ start: { ...start, draftId: 'd1', revision: 5 }, save, ...quiet })
    autosave.change('county', 'Travis')
    await expect(autosave.flush()).rejects.toBeInstanceOf(StaleRevision)
    expect(autosave.state()).toMatchObject({
      status: 'conflict',
      answers: { county: 'Travis' },
      newer: { revision: 7 }
    })
    autosave.resolve({ name: 'Ruth', county: 'Travis' }, new Set(['county']))
    await autosave.flush()
    expect(save).toHaveBeenLastCalledWith({
      draftId: 'd1',
      revision: 7,
      answers: { name: 'Ruth', county: 'Travis' },
      completed: false
    })
  })

  it('says when a write failed and still has the answers', async () => {
    const autosave = createAutosave({ start, save: async () => Promise.reject(new Error('down')), ...quiet })
    autosave.change('name', 'Ada')
    await expect(autosave.flush()).rejects.toThrow('down')
    expect(autosave.state()).toMatchObject({ status: 'failed', answers: { name: 'Ada' } })
  })
})
