import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import type { ListedQuestion } from './listed-question.ts'

/** A place to fill in: a line of underscores, or of dots that are more than an ellipsis. */
const gap = /_{3,}|(?<!\.)\.{5,}|…{2,}|(?:_ ){3,}|[（(][\s_]{3,}[)）]/gu
const bracketedBehind = /^(.*\S)\s*\[([^[\]\n]{1,100})\]\s*$/su
/** What was typed onto the line: "x = ____4____". Between two gaps stand blanks. */
const filledLine = /(?<!_)_{3,}(?=[^\s_])([^_\n]{1,60}?)(?<=[^\s_])_{3,}(?!_)/gu
const longestAnswer = 100
const andWords = /\s+(?:and|und|et|y|e|i|ve|dan|и|و|اور|और|এবং|&)\s+/iu
/** Between answers that are all accepted. A stroke without blanks belongs to the answer: km/h. */
const between = /\s+[|/]\s+/
/** Behind a sign for each gap, semicolons stand between those, too. */
const betweenAccepted = /\s+[|/]\s+|\s*[;；]\s*/u

export const countGaps = (text: string): number => text.match(gap)?.length ?? 0

/** Handles the answer of a text to fill in that stands behind it, "The capital of Japan is ____. [Tokyo]", or on it. */
export const withFilledGap = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  question: Question,
): Question => {
  const { fields, keyAnswer, options, stem } = question
  if (options.length > 0 || fields.answer !== undefined || keyAnswer !== undefined) return question
  const written = stem.join('\n')
  const [within, ...others] = written.matchAll(filledLine)
  if (within?.[1] !== undefined && others.length === 0)
    return {
      ...question,
      stem: written.replace(filledLine, '____').split('\n'),
      fields: { ...fields, answer: within[1].trim() },
    }
  const [, text, answer] = bracketedBehind.exec(stem.join('\n').trim()) ?? []
  if (text === undefined || answer === undefined || countGaps(text) === 0) return question
  return { ...question, stem: [text], fields: { ...fields, answer: answer.trim() } }
}

/** Signs before the answers of several gaps: "1) oxygen 2) water", "(a) oxygen (b) water", "i. oxygen ii. water". */
const signBefore = /(?:^|[\s,;])(?:第\d{1,2}空[:：]|[([]?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)\]:])\s*(?=\S)/giu
/** What may stand between the answers of several gaps, the surest first. */
const betweenGaps = [
  /\s*\n\s*/,
  /\s*[;؛；]\s*/,
  /\s*\|\s*/,
  /\s*[,،，、]\s*/,
  /\s+\/\s+/,
  /\s*\/\s*/,
  andWords,
]

/** The answers of so many gaps; undefined unless the answer has exactly one for each. */
const answersOfGaps = (written: string, count: number): string[] | undefined => {
  const signs = [...written.matchAll(signBefore)]
  const counted = signs.map((sign, index) =>
    written.slice(sign.index + sign[0].length, signs[index + 1]?.index).replace(/[,;\s]+$/u, ''),
  )
  const schemes = [
    ...(signs[0]?.index === 0 ? [counted] : []),
    ...betweenGaps.map((between) => written.split(between)),
    written.split(/\s*[,،，、]\s*/u).flatMap((part) => part.split(andWords)),
  ]
  return schemes.find((parts) => parts.length === count && parts.every((part) => /[\p{L}\p{N}]/u.test(part)))
}

/** A line that is nothing but a blank is the place for a whole answer. */
const blankLine = /^[\s_.…]+$/mu

/** A text with several gaps and an answer for each. */
const readGaps = (
  text: string,
  written: string,
): Pick<RawQuestion, 'kind' | 'answer' | 'filled'> | undefined => {
  const count = countGaps(text)
  if (count < 2 || count > kindLimits.gaps || blankLine.test(text)) return undefined
  if (written.length > count * longestAnswer) return undefined
  const answers = answersOfGaps(written, count)
  if (answers?.every((one) => one.length <= longestAnswer && !one.includes('\n')) !== true) return undefined
  const isCounted = written.search(signBefore) === 0
  let no = 0
  return {
    kind: 'gaps',
    answer: answers.join('\n'),
    filled: {
      text: text.replaceAll(gap, () => gapMarker((no += 1))),
      gaps: answers.map((one) => ({
        ...blankGap('typed'),
        accepted: one
          .split(isCounted ? betweenAccepted : between)
          .map((word) => acceptedWord(word.trim().replace(/(?<=\p{L})[.。۔]$/u, ''))),
      })),
    },
  }
}

/** A text with gaps and a short answer for each, which students type. Undefined for any other question. */
export const readGap = (
  stem: readonly string[],
  answer: string | undefined,
): Pick<RawQuestion, 'kind' | 'answer' | 'typed' | 'filled'> | undefined => {
  const written = answer?.trim() ?? ''
  const several = written === '' ? undefined : readGaps(stem.join('\n').trim(), written)
  if (several) return several
  if (written === '' || written.includes('\n') || written.length > longestAnswer) return undefined
  if (countGaps(stem.join('\n')) !== 1) return undefined
  const accepted = written.split(between).map((one) => one.replace(/(?<=\p{L})[.。]$/u, ''))
  return { kind: 'shortAnswer', ...typedAnswer(allAccepted(accepted)) }
}
