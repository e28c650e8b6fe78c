import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { describeDiscriminationFigure } from '@quizwright/domain/rules/describe-figures.ts'
import { formatPercent, formatPercentRange } from '@quizwright/domain/rules/format-number.ts'
import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'

const inPercent = ({ value, interval }: Figure): string | undefined => {
  if (value === null) return undefined
  const figure = formatPercent(value, { most: 0 })
  return interval
    ? say('{figure} (likely {range})', { figure, range: formatPercentRange(interval, { most: 0 }) })
    : figure
}

/** Describes how many quizzes contain a question and how often it was answered. */
export const describeUse = ({ quizzes, attempts }: BankQuestion): string =>
  commaList(
    [
      quizzes > 1 ? sayCount(quizzes, 'in {count} quiz', 'in {count} quizzes') : undefined,
      attempts > 0 ? sayCount(attempts, '{count} answer', '{count} answers') : say('not answered yet'),
    ].filter((part) => part !== undefined),
  )

/**
 * Describes the figures of a question with 95 % confidence intervals, or says that too few students answered
 * it.
 */
export const describeBankFigures = ({
  students,
  few,
  facility,
  discrimination,
}: BankQuestion): string | undefined => {
  if (students === 0) return undefined
  if (few)
    return sayCount(students, '{count} student: too few to judge', '{count} students: too few to judge')
  const marks = inPercent(facility)
  if (marks === undefined) return undefined
  const average = sayCount(
    students,
    'Average score {marks}, {count} student.',
    'Average score {marks}, {count} students.',
    { marks },
  )
  return discrimination.value === null
    ? average
    : `${average} ${asSentence(describeDiscriminationFigure(discrimination))}`
}
