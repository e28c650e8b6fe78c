import { anyAnswerName } from './field-names.ts'
import { latinLetter } from './letters.ts'
import type { ListedOption, ListedQuestion } from './listed-question.ts'
import { takeMark } from './patterns.ts'

const letter = /(?:^|\s)[([]?([A-Ha-h])[.)\]]\s*(?=\S)/g

const answerBehind = new RegExp(
  String.raw`^(.*\S)\s+(?:${anyAnswerName})\s*[:：.]\s*([([]?[A-Ha-h][)\].]?)\s*$`,
  'isu',
)

/** A question with its options and its answer in one line: "Which? a) one b) two Ans: a". */
export const withAnswerBehind = (question: ListedQuestion): ListedQuestion => {
  if (question.options.length > 0 || question.fields.answer !== undefined) return question
  const [, text, answer] = answerBehind.exec(question.stem.join('\n')) ?? []
  if (text === undefined || answer === undefined) return question
  const told = withInlineOptions(
    { ...question, stem: [text], fields: { ...question.fields, answer } },
    undefined,
  )
  return told.options.length > 0 ? told : question
}

/**
 * A question whose options stand in the line of its text: "Which? a) one b) two". They are only taken for options where
 * their letters follow each other from A and a key names one of them, since a text may have parts with letters.
 */
export const withInlineOptions = (
  question: ListedQuestion,
  keyAnswer: string | undefined,
): ListedQuestion => {
  const told = (question.fields.answer ?? keyAnswer ?? '').trim()
  const wanted = /^[([]?([A-Ha-h])[)\].]?$/.exec(told)?.[1]?.toUpperCase()
  if (wanted === undefined || question.options.length > 0) return question
  const text = question.stem.join('\n')
  const starts: RegExpExecArray[] = []
  for (const found of text.matchAll(letter))
    if (found[1]!.toUpperCase() === String.fromCodePoint(65 + starts.length)) starts.push(found)
  const options = starts.map((start, index) => ({
    letter: start[1]!.toUpperCase(),
    text: text.slice(start.index + start[0].length, starts[index + 1]?.index).trim(),
    isMarked: false,
    images: [],
  }))
  if (options.length < 2 || !options.some((option) => option.letter === wanted)) return question
  return { ...question, stem: [text.slice(0, starts[0]!.index).trim()], options }
}

const apart = String.raw`(?:\s{2,}|\t)[([（]?([A-Ha-hＡ-Ｈ])[.)\]、．）]`
/** In brackets, a single blank before the next letter is enough. */
const bracketed = String.raw`\s+\(([A-Ha-h])\)`
const beside = new RegExp(String.raw`^(.*?)(?:${apart}|${bracketed})\s*(\S.*)$`, 'u')

/** Options that stand side by side in one line, as "A. one   B. two", each by itself. */
export const splitOptions = (options: readonly ListedOption[]): ListedOption[] => {
  const letters = new Set(options.map((option) => option.letter))
  return options.flatMap((option) => {
    const parts = [option]
    for (;;) {
      const last = parts.at(-1)!
      const next = String.fromCodePoint((last.letter.codePointAt(0) ?? 64) + 1)
      const [, text, one, other, rest] = beside.exec(last.text) ?? []
      const found = latinLetter(one ?? other ?? '')
      if (text === undefined || rest === undefined || letters.has(next) || found !== next) return parts
      const before = takeMark(text.trim())
      parts.splice(-1, 1, { ...last, text: before.rest, isMarked: last.isMarked || before.isMarked })
      const behind = takeMark(rest.trim())
      parts.push({ letter: next, text: behind.rest, isMarked: behind.isMarked, images: [] })
      letters.add(next)
    }
  })
}

const keyInStem = /（\s*([A-H])\s*）/u

/** In Chinese lists the key may stand in the text, where students write theirs: "…是（ B ）". */
export const withKeyInStem = (question: ListedQuestion): ListedQuestion => {
  const text = question.stem.join('\n')
  const letter = keyInStem.exec(text)?.[1]
  if (letter === undefined || !question.options.some((option) => option.letter === letter)) return question
  return {
    ...question,
    stem: [text.replace(keyInStem, '（　）')],
    fields: { ...question.fields, answer: question.fields.answer ?? letter },
  }
}
