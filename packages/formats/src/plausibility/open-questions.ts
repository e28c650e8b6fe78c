import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** From so many questions without options on, what they have in common shows. */
const leastQuestions = 5
const leastShare = 0.5
/** A longer line is a text of its own, and more lines are a text. */
const longestLine = 120
const mostLines = 6
const mostCounted = 5_000
const timesLonger = 12
const leastLong = 1_500
const mostTold = 50

type Place = { questionNo: number; length: number }

const letterAlone = /^\s*[([]?[A-H][)\].]?\s*$/i

/** How many short lines stand at the end of a text, below its first line. */
const linesBelow = (text: string): number => {
  const lines = text.split('\n', mostLines + 3).filter((line) => line.trim() !== '')
  const below = lines.slice(
    lines.findLastIndex((line) => line.length > longestLine || /[?？؟:：]\s*$/.test(line)) + 1,
  )
  const count = below.length === lines.length ? lines.length - 1 : below.length
  return count > mostLines ? 0 : count
}

const middleOf = (numbers: readonly number[]): number =>
  elementAt(
    numbers.toSorted((one, other) => one - other),
    Math.floor(numbers.length / 2),
  )

/** What questions without options have in common, where their options or answers may stand in their texts. */
export const createOpenQuestions = () => {
  const below = new Map<number, number>()
  const places: Place[] = []
  let questions = 0
  let open = 0
  let lettered = 0
  return {
    add: ({ question, options, interaction, solution }: QuestionContent, questionNo: number): void => {
      questions += 1
      if (places.length < mostCounted) places.push({ questionNo, length: question.length })
      if (options.length > 0 || interaction?.kind !== 'descriptive') return
      open += 1
      if (letterAlone.test(solution)) lettered += 1
      const count = question.includes('\n') ? linesBelow(question) : 0
      if (count > 0) below.set(count, (below.get(count) ?? 0) + 1)
    },
    end: (): { questionNo?: number; message: string }[] => {
      const alike = Math.max(0, ...below.values())
      const areLong = places.length >= leastQuestions ? longOnes(places) : []
      return [
        ...(lettered >= leastQuestions
          ? [
              {
                message:
                  `${lettered} answers are letters, and the file has no options for them. ` +
                  'If these stand in another file, put them below their questions and import that',
              },
            ]
          : []),
        ...(alike >= leastQuestions && alike >= leastShare * open && open >= leastShare * questions
          ? [
              {
                message:
                  `${alike} questions have lines below their text which may be options or answers: ` +
                  'check some of them',
              },
            ]
          : []),
        ...areLong,
      ]
    },
  }
}

/** Texts far longer than the others, which may hold several questions. */
const longOnes = (places: readonly Place[]): { questionNo: number; message: string }[] => {
  const least = Math.max(leastLong, timesLonger * middleOf(places.map(({ length }) => length)))
  return places
    .filter(({ length }) => length >= least)
    .slice(0, mostTold)
    .map(({ questionNo }) => ({
      questionNo,
      message: 'Its text is far longer than those of the other questions, so it may hold several: check it',
    }))
}
