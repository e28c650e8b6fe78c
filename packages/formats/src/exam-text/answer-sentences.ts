import { elementAt } from '@quizwright/domain/defined.ts'
import { anyAnswerName } from './field-names.ts'
import { anyLetter } from './letters.ts'

/** Answers that are named without a colon. */

/** "Ans. 2", "정답 2번". */
const numberBehind =
  /^\s*(?:ans|정답|답|答案|正解|正答|جواب|پاسخ|उत्तर|উত্তর)\s*[.–—-]?\s*(\p{Nd}{1,2})번?\s*$/iu
/** Between a name and its answer: a dot, a dash, dots up to the margin, or nothing but "is". */
const between = String.raw`(?:\s*[.…_]{3,}\s*|\s*[.–—-]\s*|\s+(?:is\s+)?)`
/** "Ans. (b)", "Ans. (2)", "Answer - B", "उत्तर- (ख)", "正解 イ", "ตอบ ข", "Chọn B". */
const withoutColon = new RegExp(
  String.raw`^\s*(?:${anyAnswerName}|ตอบ|chọn(?:\s+đáp\s+án)?)${between}` +
    String.raw`([([（]?${anyLetter}[)\].）]?|[([（]\p{Nd}{1,2}[)\]）]|true|false)\s*$`,
  'iu',
)
/** The same with the text of the option, where the letter has a bracket: "उत्तर – (B) नई दिल्ली". */
const withText = new RegExp(
  String.raw`^\s*(?:${anyAnswerName}|ตอบ)${between}([([（]?${anyLetter}[)\]）]\s*\S.*)$`,
  'iu',
)

/** A dot is enough where the letter is a large one, with which no sentence goes on: "ANSWER C. 44%". */
const withDot = new RegExp(String.raw`^\s*(?:${anyAnswerName})\s+([A-H]\.\s+\S.*)$`, 'iu')
const largeLetter = /^[A-H]/

/** What explains an answer may say it in a sentence. */
const isSentence = new RegExp(String.raw`^\s*(?:${anyAnswerName})(?<=\s(?:is|are|ist|est|es))\s`, 'iu')

/** The same with a reason in brackets: "Ans. C (because 9 = 3 x 3)". */
const withReason = /^\s*ans[.\s–—-]+([([]?[A-Ha-h][)\].]?\s+\(.*)$/is
/** A solution that is nothing but a letter: "Sol. (b)". */
const solutionByLetter = new RegExp(
  String.raw`^\s*sol(?:ution|n)?\s*[.:–—-]?\s*([([（]${anyLetter}[)\]）])\s*$`,
  'iu',
)

/** The same in words: only this short name ends with a dot. */
const inWords = /^\s*ans\.\s+(\S.*)$/is

/** The answer that a line names without a colon: a letter or a number, in brackets also with its text. */
export const answerWithoutColon = (text: string): string | undefined => {
  const found =
    withoutColon.exec(text) ??
    numberBehind.exec(text) ??
    withReason.exec(text) ??
    solutionByLetter.exec(text) ??
    (isSentence.test(text) ? null : withText.exec(text)) ??
    inWords.exec(text)
  if (found) return elementAt(found, 1)
  const dotted = withDot.exec(text)?.[1]
  return dotted !== undefined && largeLetter.test(dotted) ? dotted : undefined
}

const sentence = new RegExp(
  String.raw`^\s*(?:(?:so|thus|hence|therefore),?\s+)?(?:(?:the\s+)?(?:correct|right|best)\s+` +
    String.raw`(?:answer|option|choice|alternative|one|response)|the\s+answer)\s+(?:is|would\s+be)\s*:?\s*(\S.*)$`,
  'is',
)
const letterFirst = new RegExp(
  String.raw`^(?:(?:option|choice|answer|letter)\s+)?([([]?${anyLetter}(?:[)\].:]|\s?[-–—](?=\s)|` +
    String.raw`(?=\s*$|\s*,|\s+(?:because|as|since)\b)).*)$`,
  'isu',
)

/** "Option E is correct. It is the largest.", and of others that they are wrong: an explanation, a line for each. */
const aboutOption = new RegExp(
  String.raw`^\s*(?:option|choice)\s+([A-H])\s+is\s+(?:(?:the\s+|an?\s+)?(correct|right)|` +
    String.raw`(?:the\s+|an?\s+)?(?:incorrect|wrong)|not\s+(?:correct|right))\b` +
    String.raw`(?:\s+(?:answer|option|choice))?[\s.,:;–-]*(.*)$`,
  'is',
)

/** What a line says of an option, and the answer that this is, if it calls the option right. */
export const readAboutOption = (text: string): { answer?: string } | undefined => {
  const [, letter, isRight, why = ''] = aboutOption.exec(text) ?? []
  if (letter === undefined) return undefined
  return isRight === undefined ? {} : { answer: `${letter}. ${why}`.trim() }
}

/** What a sentence calls the right answer: "So the correct answer is B) 6 because x is 4." */
export const answerInSentence = (text: string): string | undefined => sentence.exec(text)?.[1]?.trim()

/** The same where it begins with a letter, as far as that can be no word. */
export const letterInSentence = (text: string): string | undefined => {
  const said = answerInSentence(text)
  return said === undefined ? undefined : letterFirst.exec(said)?.[1]
}
