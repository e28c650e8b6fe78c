/*
 * A finger's press comes twice: its pointer goes down and up, and only then a mouse is told of, which moves the
 * focus and clicks.
 */
const downs = ['pointerdown', 'mousedown']
const ups = ['pointerup', 'mouseup', 'pointercancel']

let isDown = false
if (typeof window !== 'undefined') {
  const follow = ({ type }: Event) => (isDown = downs.includes(type))
  for (const kind of [...downs, ...ups]) window.addEventListener(kind, follow, true)
}

/**
 * Runs something now or, while something is pressed anywhere on the page, once that is over and has clicked: what
 * moves away below a press never gets its click.
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
