/*
 * A touch fires twice: first its pointer events, down and up, and then mouse events, which move the focus and
 * click.
 */
const downs = ['pointerdown', 'mousedown']
const ups = ['pointerup', 'mouseup', 'pointercancel']

let isDown = false
if (typeof window !== 'undefined') {
  const follow = ({ type }: Event) => (isDown = downs.includes(type))
  for (const kind of [...downs, ...ups]) window.addEventListener(kind, follow, true)
}

/**
 * Runs a callback now or, while a pointer is down anywhere on the page, after the release and its click. An
 * element that moves away during a press never gets its click.
 */
export const afterPress = (run: () => void): void => {
  if (!isDown) return run()
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    setTimeout(run)
  }
  for (const kind of ups) window.addEventListener(kind, end, { signal: ended.signal })
}
