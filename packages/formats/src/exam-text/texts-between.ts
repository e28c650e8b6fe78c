import type { RawQuestion } from '../entry/entry.ts'
import { namesQuestions } from './passages.ts'

/** How a text that the next questions are about names itself. */
const namesItself = new RegExp(
  String.raw`^\s*(?:case(?:\s+(?:study|scenario|vignette))?|scenario|vignette|passage|situation|extract|` +
    String.raw`fall(?:beispiel|vignette)?|sachverhalt|caso(?:\s+cl[íi]nico)?|cas(?:\s+clinique)?|situaci[óo]n|texto?|` +
    String.raw`ситуация|случай|حالة|منظر نامہ|اقتباس|عبارت|अनुच्छेद|स्थिति)\s*` +
    String.raw`(?:(?:no\.?\s*)?[\dA-Z]{1,3}[ \t]*\n\s*(?=\S)|(?:(?:no\.?\s*)?[\dA-Z]{1,3}\s*)?[:.)–—-])`,
  'iu',
)
/** "Read the passage": what follows it in the same text is that passage. */
const asksToRead = new RegExp(
  String.raw`^\s*(?:read|study|look\s+at|consider)\b[^.!?\n]{0,60}\b(?:passage|text|extract|story|paragraph|poem|` +
    String.raw`dialogue|conversation|article|table|graph|diagram|case|scenario)\b|` +
    String.raw`^\s*(?:lies|lesen\s+sie|lisez|lis|lee|lea|leia|leggi|прочитайте)\s[^.!?\n]{0,60}` +
    String.raw`(?:text|abschnitt|passage|текст)`,
  'iu',
)
/** Words to choose from stand in the same text. */
const givesWords = new RegExp(
  String.raw`\b(?:fill|complete|choose|use)\b[^.!?\n]{0,60}\b(?:words?|box|bank|list|given|` +
    String.raw`below)\b[^\n]*\n+\s*\S|^\s*word\s+(?:bank|box|list)\s*[:：]?`,
  'i',
)
/** Several sentences are no heading and no instruction. */
const leastLong = 300

/** Whether a text between the questions of a list describes what those behind it are about. */
export const isTextForQuestions = ({ kind, source, number }: RawQuestion): boolean =>
  kind === 'information' &&
  number === undefined &&
  !namesQuestions(source) &&
  (namesItself.test(source) ||
    asksToRead.test(source) ||
    givesWords.test(source) ||
    source.trim().length >= leastLong)

/**
 * What assistants say behind a list is no question, although it asks: "Would you like more?". Where all questions
 * before it have numbers, a last text without a number, options and an answer is none.
 */
export const isClosingText = ({ kind, number, solution }: RawQuestion): boolean =>
  kind === 'descriptive' && number === undefined && solution === undefined
