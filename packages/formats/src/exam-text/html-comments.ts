import { readField } from './patterns.ts'

/** Some hide the key in a comment from those who see the page. Else nothing of it is shown but its line ends. */
const shownOf = (comment: string): string =>
  comment.trim().split('\n', 1)[0] === comment.trim() && readField(comment.trim())?.name === 'answer'
    ? comment.trim()
    : comment.replace(/[^\n]/g, '')

/** Comments are not shown. Their line ends stay, so that lines keep their numbers. */
export const withoutComments = (text: string): string => {
  const parts: string[] = []
  let from = 0
  for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at + 4)
    if (end < 0) break
    parts.push(text.slice(from, at), shownOf(text.slice(at + 4, end)))
    from = end + 3
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from)
}

/** An option that is nothing but a comment asks about comments. */
const commentAsOption = /^[ \t]*[*✓✔]?[ \t]*[([]?[A-Za-z][.)\]][ \t]*<!--/m
const blankBefore = /(?:^|\n)[ \t]*$/
const blankBehind = /^[ \t]*(?:\n|\r|$)/

/** Whether a comment stands in lines of its own, where nobody writes the text of a question. */
const hasOwnComment = (text: string): boolean => {
  for (let at = text.indexOf('<!--'); at >= 0;) {
    const end = text.indexOf('-->', at + 4)
    if (end < 0) return false
    const isAlone =
      blankBefore.test(text.slice(Math.max(0, at - 80), at)) &&
      blankBehind.test(text.slice(end + 3, end + 83))
    if (isAlone) return true
    at = text.indexOf('<!--', end + 3)
  }
  return false
}

/** A plain text without its comments, if it has some that stand alone. */
export const withoutOwnComments = (text: string): string =>
  hasOwnComment(text) && !commentAsOption.test(text) ? withoutComments(text) : text
