/** Tries an expectation every so often until it holds. Throws its last failure after `withinMs`. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 10_000,
  everyMs = 50
): Promise<Result> {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }
}
