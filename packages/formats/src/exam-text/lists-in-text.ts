import type { ListedOption, ListedQuestion } from './listed-question.ts'

/** From I to Z there are eighteen letters. */
const mostLines = 18

/** Lines of a text that letters count from P, as what is to be matched, above the options that begin with A. */
export const withListsInText = <Question extends ListedQuestion>(question: Question): Question => {
  const first = question.options.findIndex(({ letter }) => letter === 'A')
  const above = question.options.slice(0, Math.max(0, first))
  if (above.length > mostLines) return question
  if (!above.some(({ letter }) => letter > 'H') || above.some(({ letter }) => letter <= 'H')) return question
  return {
    ...question,
    stem: [...question.stem, ...above.map((option) => asWritten(option, question.source))],
    options: question.options.slice(first),
  }
}

const asWritten = ({ letter, text }: ListedOption, source: readonly string[]): string => {
  const [first = ''] = text.split('\n')
  const line = source.find((written) => written.trim().endsWith(first) && written.includes(letter))
  return line === undefined ? `${letter}. ${text}` : `${line.trim()}${text.slice(first.length)}`
}
