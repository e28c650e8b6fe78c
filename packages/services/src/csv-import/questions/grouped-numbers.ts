import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** A decimal comma: "1,5". */
const decimalComma = /(?<![\d.,])\d{1,9},\d{1,2}(?![\d.,])/
/** A point that may group digits: "1.500". */
const mayGroup = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** The sign is looked for first, because most texts have none. */
const hasDecimalComma = (text: string): boolean => text.includes(',') && decimalComma.test(text)

const showsDecimalComma = ({ question, options, solution, paragraph }: QuestionContent): boolean =>
  [question, solution, paragraph].some(hasDecimalComma) ||
  options.some(({ option }) => hasDecimalComma(option))

const numbersOf = ({ interaction }: QuestionContent): string[] =>
  interaction?.kind === 'numeric' ? interaction.key.accepted.map(({ value }) => value.trim()) : []

const hint = (written: string, questionNo: number): Finding => ({
  rule: 'toCheck',
  severity: 'hint',
  field: 'question',
  questionNo,
  message:
    `Its answer "${written}" was read as ${Number(written)}, and where points group digits it is ` +
    `${Number(written.replace('.', ''))}: check it`,
})

/**
 * Finds accepted numbers with a point and three digits behind it in a file that writes decimals with a comma, which may
 * have groups by points. What comes before the first such decimal is told at the end.
 */
export const createGroupedNumbers = () => {
  let hasComma = false
  let waiting: Finding[] = []
  const takeAll = (): Finding[] => {
    const found = hasComma ? waiting : []
    waiting = []
    return found
  }
  return {
    add: (question: QuestionContent, questionNo: number): Finding[] => {
      const numbers = numbersOf(question)
      hasComma ||= showsDecimalComma(question) || numbers.some(hasDecimalComma)
      for (const written of numbers) if (mayGroup.test(written)) waiting.push(hint(written, questionNo))
      return hasComma ? takeAll() : []
    },
    end: takeAll,
  }
}
