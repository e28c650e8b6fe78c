/** How many images are loaded at once to be checked, and for how long one is waited for, in milliseconds. */
const atOnce = 3
const longest = 20_000
/** How many images of one quiz are loaded that nobody looked at yet; others are judged when they are shown. */
const mostUnseen = 300

/** Links of images that were tried on this page, and whether they could be loaded. */
const tried = new Map<string, boolean>()

export const isMissingImage = (link: string): boolean => tried.get(link) === false

/** An image was shown, or could not be. Without a connection nothing is known of it. Answers whether this is new. */
export const noteImage = (link: string, isLoaded: boolean): boolean => {
  if (!isLoaded && !navigator.onLine) return false
  const isNew = tried.get(link) !== isLoaded
  tried.set(link, isLoaded)
  return isNew
}

/** What could not be loaded before may be there now. */
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

/** Tries the images that were not tried yet, a few at a time. Never rejects. */
export const checkImages = async (links: readonly string[]): Promise<void> => {
  const untried = [...new Set(links)].filter((link) => !tried.has(link)).slice(0, mostUnseen)
  const worker = async () => {
    for (let link = untried.shift(); link !== undefined; link = untried.shift()) await load(link)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
