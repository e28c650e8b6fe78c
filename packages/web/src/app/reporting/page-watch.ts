/** Errors that React met, kept until the watch is loaded: it is no part of what a screen waits for. */
const waiting: unknown[] = []
let tell = (thrown: unknown): void => void waiting.push(thrown)

/** Tells the gateway of an error that a part of the page met. */
export const tellOfError = (thrown: unknown): void => tell(thrown)

const patienceMs = 1_000

/** Loads the watch once the first screen has had its time. */
export const startPageWatch = (): void => {
  const load = async (): Promise<void> => {
    const watch = (await import('./watch-page.ts')).watchPage()
    tell = watch.tell
    waiting.splice(0).forEach(tell)
  }
  // What cannot be loaded cannot be told either.
  setTimeout(() => void load().catch(() => undefined), patienceMs)
}
