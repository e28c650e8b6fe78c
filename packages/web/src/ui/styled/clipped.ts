/**
 * A line that is cut at its end if it has no room. The end is that of the text: an English name in an Urdu page is cut
 * on its right, and stands where Urdu texts begin. What people wrote is the only child, a `bdi`, or the element itself
 * has `dir=auto`.
 */
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Where lines of the page begin, for a text that runs the other way. `match-parent` is not in all browsers. */
export const asPage = { textAlign: 'var(--page-start)' } as const

export const clipped = {
  ...line,
  '& > bdi:only-child': { display: 'block', ...line, ...asPage },
  '&[dir=auto]': asPage,
} as const
