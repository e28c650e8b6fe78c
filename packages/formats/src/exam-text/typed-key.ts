import { decimal } from '../decimals.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { type AcceptedLine, typedAnswer } from '../entry/typed-settings.ts'
import { readNumeric } from '../kinds/numeric/read.ts'

/** What the printed key of this product has between answers that are all accepted. */
export const betweenAccepted = ' or '

/** The place for a number or a few words in the answer sheet of this product. Other answers get several lines. */
export const shortLine = '_'.repeat(30)

/** The numbers of the questions for which an answer sheet has a short line. Empty for a sheet of another tool. */
export const typedInSheet = (lines: readonly { text: string }[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ text }) => {
      const [, number] = /^\s*(\d{1,5})\.\s+_{30}(?:\s[^_]*)?$/.exec(text) ?? []
      return number === undefined ? [] : [Number(number)]
    }),
  )

const withPart = new RegExp(String.raw`^(.*?)\s*(?:\((${decimal})%\)|@(${decimal})%)$`, 's')
/** An accepted answer with the part of the marks that it earns: "Lyon (50%)", "3 @50%". */
const acceptedIn = (written: string): AcceptedLine => {
  const [, text, inBrackets, behindAt] = withPart.exec(written) ?? []
  return text === undefined || text === ''
    ? { text: written.trim(), share: 100 }
    : { text: text.trim(), share: Number(inBrackets ?? behindAt) }
}

/** What students type, by a printed key: a number if all accepted answers are, else a short answer. */
export const readTypedKey = (key: string): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> => {
  const read = typedAnswer(key.split(betweenAccepted).map(acceptedIn))
  const isNumber = readNumeric(read) !== undefined
  return { kind: isNumber ? 'number' : 'shortAnswer', ...read }
}

/** A number that students type, where the answer is one and nothing else: "42", "9.81 ± 0.05". */
export const readNumber = (
  answer: string | undefined,
): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> | undefined => {
  const read = answer === undefined ? undefined : readTypedKey(answer.trim())
  return read?.kind === 'number' ? read : undefined
}
