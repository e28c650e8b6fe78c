import type { SeenText } from './seen.ts'
import { wordsOfMarkup } from './seen-in-markup.ts'

const shown = (texts: readonly string[]): SeenText => ({ text: texts.map(wordsOfMarkup).join('\n') })

/** Names of lines, letters of options and the key of Aiken. */
const nameInAiken =
  /^\s*(?:[A-Z][.)]|ANSWER\s*:.*|תשובה\s*:.*|סוג\s*:|(?:\d{1,2}|[א-ת])[.)]|[A-Z_]+(?: NUMBERING)?:(?=\s))/

export const seenInAiken = (lines: readonly string[]): SeenText[] => [
  { text: lines.map((line) => line.replace(nameInAiken, ' ')).join('\n') },
]

/** What of a line of Blackboard says the kind, what is right, and what is true. */
const isMarkOfBlackboard = (cell: string): boolean => /^(?:in)?correct$|^true$|^false$/i.test(cell.trim())

export const seenInBlackboard = (line: string): SeenText[] => [
  shown(
    line
      .split('\t')
      .slice(1)
      .filter((cell) => !isMarkOfBlackboard(cell)),
  ),
]

/** Fields of Brightspace and WebCT with settings, or with a title, which their readers name. */
const settings = /^(?:newquestion|id|title|points|image|scoring|difficulty|type|cat|answersweight|layout)$/i
/** Fields that a loss stands for. */
const lost: readonly (readonly [name: RegExp, namedBy: RegExp])[] = [
  [/^hint$/i, /its hint/],
  [/^initialtext$/i, /answers begin with/],
  [/^reason\d+$/i, /feedback/],
]

/** Texts below names of fields. */
export const seenInFields = (fields: readonly { name: string; texts: readonly string[] }[]): SeenText[] =>
  fields
    .filter(({ name }) => !settings.test(name))
    .map(({ name, texts }) => {
      const namedBy = lost.find(([names]) => names.test(name))?.[1]
      return { ...shown(texts), ...(namedBy && { namedBy }) }
    })
