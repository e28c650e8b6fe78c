import { hasAnswersBehindAsked, hasNamedQuestions } from '../exam-text/notations/asked-and-answered.ts'
import { hasAnswersBelowQuestions } from '../exam-text/notations/answers-below-questions.ts'
import { hasBareLetters, hasBareQuestions } from '../exam-text/notations/bare-letters.ts'
import { isCopiedForm } from '../exam-text/notations/form-copies.ts'
import { hasTableOfQuestions } from '../exam-text/markdown-table.ts'
import { hasBarRows } from '../exam-text/notations/bar-rows.ts'
import { areBareBlocks } from '../exam-text/notations/bare-blocks.ts'
import { hasIndentedOptions } from '../exam-text/notations/indented-options.ts'
import { hasKeyBeforeNumber } from '../exam-text/notations/key-before-number.ts'
import { hasQuestionMarkFirst, hasSignsFirst } from '../exam-text/notations/question-mark-first.ts'
import { hasMatchingTable } from '../exam-text/notations/matching-table.ts'
import { hasLabelledBlocks } from '../exam-text/notations/labelled-blocks.ts'
import { hasMarkedBlocks } from '../exam-text/notations/marked-blocks.ts'
import { hasDashedQuestions } from '../exam-text/notations/other-numbers.ts'
import { hasOtherLabels } from '../exam-text/notations/other-labels.ts'
import { foreignLetters, freeLetters } from '../exam-text/letters.ts'
import { hasQuestionsInLines } from '../exam-text/notations/fields-in-line.ts'
import { hasTruthBeforeText } from '../exam-text/notations/truth-before-text.ts'
import { plainLines } from '../exam-text/plain-lines.ts'
import { readKeyPairs } from '../exam-text/key-pairs.ts'
import { namedNumber, readField, readQuestionStart } from '../exam-text/patterns.ts'
import { giftSigns } from './gift-signs.ts'

export type TextFormat = 'gift' | 'aiken' | 'markdown' | 'text'

type GiftSigns = ReturnType<typeof giftSigns>

/**
 * In Aiken each question has an answer. With more options per answer than this, the list uses another
 * notation for answers.
 */
const optionsPerAnswer = 8
/** The number of characters that are searched. */
const maxLooked = 200_000

/** Distinguishes plain text formats by their unique features. Undefined for anything else, such as CSV. */
export const detectTextFormat = (whole: string): TextFormat | undefined => {
  const text = plainLines(whole.slice(0, maxLooked)).join('\n')
  const options = text.match(/^[ \t]*[A-Z][.)][ \t]*\S/gm)?.length ?? 0
  const answers = text.match(/^[ \t]*ANSWER[ \t]*:[ \t]*\S/gm)?.length ?? 0
  const gift = giftSigns(text)
  if (answers > 0 && options >= 2 * answers && options <= optionsPerAnswer * answers && gift.sure <= answers)
    return 'aiken'
  const list = signsOfList(text)
  if (isGift(gift, list)) return 'gift'
  if (list.isTable) return 'markdown'
  return list.isList ? detectMarkdown(text) : undefined
}

/** A list of questions about code may have braces, too. It names at least as many keys. */
const isGift = ({ sure, possible, endsWithAnswer }: GiftSigns, list: ListSigns): boolean => {
  if (sure + possible === 0) return false
  if (list.isTable) return sure > 0
  if (list.isList && list.options >= 2 && list.keys >= sure + possible) return false
  return sure > 0 || endsWithAnswer
}

const letteredLines = new RegExp(
  String.raw`^[ \t*>-]*(?:[([（]?[A-Ha-h${foreignLetters}](?:[.)\]、．）]|-(?=[ \t]))[ \t]*\S|[${freeLetters}][\s:：])`,
  'gmu',
)

type ListSigns = ReturnType<typeof signsOfList>

/** A right option by a star, a tick or a filled box. */
const markedOptions =
  /^[ \t]*(?:(?:[-*+]|\d{1,2}[.)])\s*)?(?:\[[xX]\]|\([xX✓✔]\)(?!\s*\d)|[☑☒●◉⬛◼⚫🔘✅]|\*\s*[([（]?[A-Ha-h][.)\]])\s*\S/gmu

/** What a text has of a list of questions. `keys` counts the right options that it names. */
const signsOfList = (text: string) => {
  const lettered = text.match(letteredLines)?.length ?? 0
  const boxes =
    text.match(
      /^[ \t]*(?:(?:(?:[-*+]|\d{1,2}[.)])\s*)?\[[ xX]\]|\((?: {1,5}|[xX✓✔])\)(?!\s*\d)|[☐☑☒○●◯◉⬜⬛◻◼⚪⚫🔘✅])\s*\S/gmu,
    )?.length ?? 0
  const lines = text.split('\n')
  const numbered = lines.filter(
    (line) =>
      (readQuestionStart(line.replace(/^[\s#>*_]+/, '')) ?? readQuestionStart(line))?.rest ||
      namedNumber.test(line.replace(/^#{1,6}\s+/, '')),
  ).length
  const answerFields = lines.filter(
    (line) => readField(line.replaceAll(/[*_]/g, ''))?.name === 'answer',
  ).length
  const hasKey = lines.some((line) => (readKeyPairs(line)?.length ?? 0) > 1)
  const asked = text.match(/^[ \t]*(?:Q|Question)\s*[:.]\s*\S/gim)?.length ?? 0
  const answered = text.match(/^[ \t]*A\s*[:.]\s*\S/gm)?.length ?? 0
  const numberedLines = lines.map((line, number) => ({ number, text: line }))
  const options = lettered + boxes
  return {
    options,
    keys: hasKey ? Infinity : answerFields + (text.match(markedOptions)?.length ?? 0),
    isTable: text.includes('|') && hasTableOfQuestions(numberedLines),
    isList:
      (asked > 0 && answered + answerFields > 0) ||
      (answerFields > 0 && hasBareLetters(numberedLines)) ||
      hasBareQuestions(numberedLines) ||
      hasLabelledBlocks(numberedLines) ||
      hasOtherLabels(numberedLines) ||
      hasMarkedBlocks(numberedLines) ||
      hasNamedQuestions(numberedLines) ||
      hasAnswersBehindAsked(numberedLines) ||
      isCopiedForm(numberedLines) ||
      hasKeyBeforeNumber(numberedLines) ||
      hasTruthBeforeText(numberedLines) ||
      hasBarRows(numberedLines) ||
      hasMatchingTable(numberedLines) ||
      hasQuestionMarkFirst(numberedLines) ||
      hasSignsFirst(numberedLines) ||
      hasDashedQuestions(numberedLines) ||
      hasIndentedOptions(numberedLines) ||
      hasQuestionsInLines(numberedLines) ||
      areBareBlocks(numberedLines) ||
      hasAnswersBelowQuestions(numberedLines) ||
      options >= 2 ||
      (numbered >= 1 && (answerFields > 0 || hasKey)) ||
      numbered >= 2,
  }
}

const detectMarkdown = (text: string): TextFormat =>
  /^[ \t]*>[ \t]*\[!\w/m.test(text) ||
  /^#{1,6}\s|\*\*\S|^[ \t]*(?:[-*+]|\d{1,2}[.)])\s*\[[ xX]\]|^```|<details\b|!\[(?:(?!!\[)[^\]\n])*\]\([^)\s]/m.test(
    text,
  )
    ? 'markdown'
    : 'text'
