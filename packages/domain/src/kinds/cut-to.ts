/** Returns at most so many UTF-16 units of a text, without half a surrogate pair at the end. */
export const cutTo = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
