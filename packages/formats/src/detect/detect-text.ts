import { hasBareLetters } from '../exam-text/bare-letters.ts'
import { hasTableOfQuestions } from '../exam-text/markdown-table.ts'
import { hasMarkedBlocks } from '../exam-text/marked-blocks.ts'
import { foreignLetters, freeLetters } from '../exam-text/letters.ts'
import { readField, readKeyPairs, readQuestionStart } from '../exam-text/patterns.ts'
import { hasGaps } from '../moodle/read-cloze.ts'

export type TextFormat = 'gift' | 'aiken' | 'markdown' | 'text'

/**
 * In Aiken each question has an answer. With more options per answer than this, the list uses another
 * notation for answers.
 */
const optionsPerAnswer = 8
/** The number of characters that are searched. */
const maxLooked = 200_000

/** Distinguishes plain text formats by their unique features. Undefined for anything else, such as CSV. */
export const detectTextFormat = (whole: string): TextFormat | undefined => {
  const text = whole.slice(0, maxLooked)
  const options = text.match(/^[ \t]*[A-Z][.)][ \t]*\S/gm)?.length ?? 0
  const answers = text.match(/^[ \t]*ANSWER[ \t]*:[ \t]*\S/gm)?.length ?? 0
  const braces = text.match(/(?<!\\)\{\s*(?:[=~#}]|TRUE|FALSE|T\b|F\b|%)/gi)?.length ?? 0
  const giftMarks =
    text.match(/^[ \t]*(?:::[^:\n]+::|\$CATEGORY:|\[(?:html|markdown|moodle|plain)\])/gm)?.length ?? 0
  if (answers > 0 && options >= 2 * answers && options <= optionsPerAnswer * answers && braces <= answers)
    return 'aiken'
  if (braces + giftMarks > 0 || hasGaps(text)) return 'gift'
  if (text.includes('|') && hasTableOfQuestions(text.split('\n').map((line) => ({ text: line }))))
    return 'markdown'
  return isExamList(text) ? detectMarkdown(text) : undefined
}

const letteredLines = new RegExp(
  String.raw`^[ \t*>-]*(?:[([（]?[A-Ha-h${foreignLetters}](?:[.)\]、．）]|-(?=[ \t]))[ \t]*\S|[${freeLetters}][\s:：])`,
  'gmu',
)

const isExamList = (text: string): boolean => {
  const lettered = text.match(letteredLines)?.length ?? 0
  const boxes =
    text.match(/^[ \t]*(?:(?:(?:[-*+]|\d{1,2}[.)])\s*)?\[[ xX]\]|[☐☑☒○●◯◉⬜⬛◻◼⚪⚫🔘✅])\s*\S/gmu)?.length ??
    0
  const lines = text.split('\n')
  const numbered = lines.filter((line) => readQuestionStart(line.replace(/^[\s#>*_]+/, ''))?.rest).length
  const answerFields = lines.filter(
    (line) => readField(line.replaceAll(/[*_]/g, ''))?.name === 'answer',
  ).length
  const hasKey = lines.some((line) => (readKeyPairs(line)?.length ?? 0) > 1)
  const asked = text.match(/^[ \t]*(?:Q|Question)\s*[:.]\s*\S/gim)?.length ?? 0
  const answered = text.match(/^[ \t]*A\s*[:.]\s*\S/gm)?.length ?? 0
  if (asked > 0 && answered + answerFields > 0) return true
  const numberedLines = lines.map((line, number) => ({ number, text: line }))
  if (answerFields > 0 && hasBareLetters(numberedLines)) return true
  if (hasMarkedBlocks(numberedLines)) return true
  return lettered + boxes >= 2 || (numbered >= 1 && (answerFields > 0 || hasKey)) || numbered >= 2
}

const detectMarkdown = (text: string): TextFormat =>
  /^#{1,6}\s|\*\*\S|^[ \t]*(?:[-*+]|\d{1,2}[.)])\s*\[[ xX]\]|^```|<details\b/m.test(text)
    ? 'markdown'
    : 'text'
