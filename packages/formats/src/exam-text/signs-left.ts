import type { RawQuestion } from '../entry/entry.ts'

/** Signs of other formats, which no text has by itself: GIFT, text2qti, Open edX, Anki, LaTeX, Moodle. */
const signs = [
  /^\s*::[^:\n]{1,80}::/,
  /\{[=~%#][^{}\n]{0,200}\}/,
  /(?<![\w\]])\[\*\]/,
  /(?<!\S)>>[^<>\n]{1,200}<</,
  /\{\{c\d{1,2}::/,
  /\\(?:item|choice|question|CorrectChoice|begin\{(?:enumerate|itemize|choices|question))(?![A-Za-z])/,
  /\{mlang /,
]
const shownChars = 20

/** The hint on signs of another format that students would see; undefined if there are none. */
export const signsLeft = ({ content, options = [] }: RawQuestion): string | undefined => {
  for (const { text } of [content, ...options])
    for (const sign of signs) {
      const found = sign.exec(text)?.[0].trim().slice(0, shownChars)
      if (found !== undefined)
        return `Its text has “${found}”, which may be a sign of the program that wrote it: check it`
    }
  return undefined
}
