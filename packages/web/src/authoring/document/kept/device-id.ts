const storageKey = 'quizwright-device'
/** The name while the browser stores nothing. */
let ofPage: string | undefined

const makeId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')

/** A random name of this browser, by which it knows the drafts that it gave to the services itself. */
export const deviceId = (): string => {
  try {
    const id = localStorage.getItem(storageKey) ?? makeId()
    localStorage.setItem(storageKey, id)
    return id
  } catch {
    return (ofPage ??= makeId())
  }
}
