/** Where the local system tells what happens: one line per event. */
export type Report = (source: string, text: string) => void

/** Writes `12:01:02 checkout      text` to the terminal. */
export const printReport: Report = (source, text) => {
  const time = new Date().toTimeString().slice(0, 8)
  for (const line of text.split('\n')) process.stdout.write(`${time} ${source.padEnd(13)} ${line}\n`)
}

/** Says nothing; for tests that boot a system. */
export const silentReport: Report = () => {}
