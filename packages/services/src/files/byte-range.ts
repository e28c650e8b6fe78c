/** The bytes of a file from `first` to `last`, counted from 0, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Parses a Range header such as `bytes=0-99`, `bytes=100-` or `bytes=-100` (RFC 9110, section 14). Several ranges or
 * an invalid header mean the complete file (`none`). `outside` is a range that the file cannot satisfy (416).
 */
export const readRange = (header: string | undefined, length: number): ByteRange | 'none' | 'outside' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (first >= length || (from === '' && Number(to) === 0)) return 'outside'
  return first > last ? 'none' : { first, last }
}
