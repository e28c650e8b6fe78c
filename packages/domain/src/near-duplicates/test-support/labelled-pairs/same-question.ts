import type { Change } from './pair.ts'
import { pick, shuffled } from './random.ts'
import { rewordText, wordsIn } from './rewordings.ts'

export const reworded: Change = (question) => {
  const after = rewordText(question.question)
  return after === question.question || wordsIn(question.question) < 6
    ? undefined
    : { ...question, question: after }
}

export const optionsReordered: Change = (question, random) => ({
  ...question,
  options: shuffled(question.options, random),
})

/** Moves the clause after the first comma or full stop to the front. */
export const clausesReordered: Change = (question) => {
  const parts = /^(.{12,}?)([,.]) (.{12,}?)([?.:]?)$/s.exec(question.question)
  return parts ? { ...question, question: `${parts[3]}${parts[2]} ${parts[1]}${parts[4]}` } : undefined
}

/** Adds a typing error to every sixth long word: two letters swapped, or one left out. */
const mistype = (text: string, random: () => number): string => {
  let long = Math.floor(random() * 6)
  return text.replaceAll(/[a-z]{5,}/gi, (word) => {
    if (++long % 6 !== 0) return word
    const index = 1 + Math.floor(random() * (word.length - 2))
    return random() < 0.5
      ? word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2)
      : word.slice(0, index) + word.slice(index + 1)
  })
}
export const mistyped: Change = (question, random) => ({
  ...question,
  question: mistype(question.question, random),
  options: question.options.map((option) => ({ ...option, option: mistype(option.option, random) })),
})

export const framed: Change = (question, random) => {
  const preface = pick(['Choose the right answer. ', 'Exam of last spring: ', 'Please answer: '], random)
  return { ...question, question: `${preface}${question.question.replace(/[?:.]$/, '')} ...` }
}

/** Replaces a wrong option by an option of an unrelated question. */
export const wrongOptionReplaced: Change = (question, random, all) => {
  const stranger = pick(pick(all, random).options, random)
  const index = question.options.findIndex((option) => !option.is_correct)
  if (index < 0 || question.options.length < 4 || wordsIn(question.question) < 8 || !stranger)
    return undefined
  return { ...question, options: question.options.with(index, { ...stranger, is_correct: false }) }
}

export const allChanges: Change = (question, random, all) => {
  const after = reworded(question, random, all)
  const wrong = after && wordsIn(question.question) > 8 ? mistyped(after, random, all) : undefined
  return wrong && optionsReordered(wrong, random, all)
}
