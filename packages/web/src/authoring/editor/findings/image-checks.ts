/** How many images are checked at once, and how long to wait for one, in milliseconds. */
const atOnce = 3
const longest = 20_000
/** How many images of a quiz are checked before anybody sees them. Others are checked when they are shown. */
const mostUnseen = 300

/** The links of images that this page tried to load, and whether they loaded. */
const tried = new Map<string, boolean>()

export const isMissingImage = (link: string): boolean => tried.get(link) === false

/**
 * Records that an image was or was not loaded. Without a connection, nothing is recorded. Returns whether
 * this is new.
 */
export const noteImage = (link: string, isLoaded: boolean): boolean => {
  if (!isLoaded && !navigator.onLine) return false
  const isNew = tried.get(link) !== isLoaded
  tried.set(link, isLoaded)
  return isNew
}

/** Forgets images that failed, because they may be available now. */
export const forgetMissingImages = (): void => {
  for (const [link, isLoaded] of tried) if (!isLoaded) tried.delete(link)
}

const load = (link: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(resolve, longest)
    const end = (isLoaded: boolean) => () => {
      clearTimeout(timer)
      noteImage(link, isLoaded)
      resolve()
    }
    image.addEventListener('load', end(true))
    image.addEventListener('error', end(false))
    image.fetchPriority = 'low'
    image.src = link
  })

/** Checks images that were not tried yet, a few at a time. Never rejects. */
export const checkImages = async (links: readonly string[]): Promise<void> => {
  const untried = [...new Set(links)].filter((link) => !tried.has(link)).slice(0, mostUnseen)
  const worker = async () => {
    for (let link = untried.shift(); link !== undefined; link = untried.shift()) await load(link)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
