import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { createOpenQuestions } from './open-questions.ts'

/** A sentence about a question, by its place from 1, or about the whole file. */
export type Doubt = { questionNo?: number; message: string }

const shownChars = 60
/** From so many questions on a file shows what is usual in it. */
const leastQuestions = 20
/** Less than one question in this many is odd; more of them are usual, too. */
const oddOf = 20

const isChoice = ({ interaction }: QuestionContent): boolean =>
  interaction === undefined || interaction.kind === 'multiple_answers'

/** So many questions are told apart at most, so that a file of any size needs little memory. */
const mostTold = 500

/** Where nearly all questions have as many options, the others. */
const createCountOfOptions = () => {
  const counted = new Map<number, { total: number; places: number[] }>()
  return {
    add: (question: QuestionContent, questionNo: number): void => {
      const count = isChoice(question) ? question.options.length : 0
      // Other kinds have lists of their own.
      if (count === 0 && question.interaction?.kind !== 'descriptive') return
      const known = counted.get(count) ?? { total: 0, places: [] }
      if (known.total === 0) counted.set(count, known)
      known.total += 1
      if (known.places.length < mostTold) known.places.push(questionNo)
    },
    end: (): Doubt[] => {
      const [[most, usual] = [0, { total: 0 }], ...others] = [...counted].toSorted(
        ([, one], [, other]) => other.total - one.total,
      )
      const odd = others.reduce((sum, [, { total }]) => sum + total, 0)
      if (most < 2 || usual.total < leastQuestions || odd * oddOf > usual.total) return []
      return others.flatMap(([count, { places }]) =>
        places.map((questionNo) => ({
          questionNo,
          message:
            count === 0
              ? 'It has no options, unlike nearly all other questions of the file: check it'
              : `It has ${count} options, and nearly all other questions of the file have ${most}: check it`,
        })),
      )
    },
  }
}

const inOrder =
  'The right options are in the order of the questions, first A, then B, ' +
  'so what names them may mean something else: check some of them'

/** A key that names the same option in all questions, never the first or the last one, or A first and B later. */
const createPlacesOfKeys = () => {
  let count = 0
  const places = new Set<number>()
  const sizes = new Set<number>()
  let last = 0
  let areInOrder = true
  return {
    add: ({ options, interaction }: QuestionContent): void => {
      if (interaction !== undefined || options.length < 3) return
      const place = options.findIndex(({ is_correct }) => is_correct)
      if (place < 0 || options.findLastIndex(({ is_correct }) => is_correct) !== place) return
      count += 1
      areInOrder &&= place >= last
      last = place
      places.add(place)
      sizes.add(options.length)
    },
    end: (): Doubt[] => {
      if (count < leastQuestions) return []
      const [place] = places
      if (place !== undefined && places.size === 1)
        return [
          {
            message: `Option ${letterOf(place)} is right in all ${count} questions with options: check some of them`,
          },
        ]
      if (areInOrder) return [{ message: inOrder }]
      // With four options, one that is right by chance is missing so long in one file of 10,000.
      const [size] = sizes
      if (size === undefined || sizes.size > 1 || count < size * 8) return []
      return [0, size - 1]
        .filter((one) => !places.has(one))
        .map((missing) => ({
          message: `Option ${letterOf(missing)} is right in none of ${count} questions: check some of them`,
        }))
    },
  }
}

const leastNumbered = 5
const mostMissing = 3

/** Numbers of a list that leave out a few. */
const createNumbers = () => {
  const numbered: { number: number; questionNo: number }[] = []
  return {
    /** `questionNo` is that of the last question that was taken. */
    add: (number: number | undefined, questionNo: number): void => {
      if (number !== undefined) numbered.push({ number, questionNo })
    },
    end: (): Doubt[] => {
      const steps = numbered
        .slice(1)
        .map((one, index) => ({ ...elementAt(numbered, index), next: one.number }))
      const jumps = steps.filter(({ number, next }) => next > number + 1 && next <= number + 1 + mostMissing)
      const isCounted =
        steps.length >= leastNumbered &&
        steps.filter(({ number, next }) => next === number + 1 || next === 1).length + jumps.length ===
          steps.length
      if (!isCounted || jumps.length * 4 > steps.length) return []
      return jumps.map(({ number, next, questionNo }) => ({
        ...(questionNo > 0 && { questionNo }),
        message:
          `The numbers of the file go from ${number} to ${next}, ` +
          'so a question may be missing or part of this one: check it',
      }))
    },
  }
}

const longestLine = 100
const mostLines = 2_000

/** The last of several lines. */
const lastLineOf = (text: string): string | undefined => {
  const at = text.trimEnd().lastIndexOf('\n')
  return at < 0 ? undefined : text.slice(at).trim()
}

/** A line below the text of most questions, which may be a button or a footer of the page that a file was made of. */
const createRepeatedLines = () => {
  const counts = new Map<string, number>()
  let questions = 0
  const count = (line: string | undefined): void => {
    if (line !== undefined && line.length <= longestLine && (counts.size < mostLines || counts.has(line)))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return {
    add: ({ question, options, solution }: QuestionContent): void => {
      questions += 1
      const last = options.at(-1)?.option ?? ''
      // A solution that is the same below most questions explains none.
      const explained = options.length > 0 ? solution : ''
      if (!question.includes('\n') && !last.includes('\n')) {
        // Nearly all rows of a table: they need no lists.
        if (explained !== '') count(lastLineOf(`\n${explained}`))
        return
      }
      for (const line of new Set([question, last, explained && `\n${explained}`].map(lastLineOf))) count(line)
    },
    end: (): Doubt[] =>
      [...counts]
        .filter(([, count]) => count >= leastNumbered && count * 2 > questions)
        .map(([line, count]) => ({
          message:
            `“${line.slice(0, shownChars)}” stands in ${count} of ${questions} questions ` +
            'and may be no part of them: check some of them',
        })),
  }
}

/** Collects what only all questions of a file show. */
export const createFileDoubts = () => {
  const options = createCountOfOptions()
  const keys = createPlacesOfKeys()
  const numbers = createNumbers()
  const lines = createRepeatedLines()
  const open = createOpenQuestions()
  return {
    add: (question: QuestionContent, questionNo: number): void => {
      options.add(question, questionNo)
      keys.add(question)
      lines.add(question)
      open.add(question, questionNo)
    },
    /** The number that a list gives to what stands behind so many questions, or to the last of these. */
    addNumber: numbers.add,
    end: (): Doubt[] => [...options.end(), ...keys.end(), ...numbers.end(), ...lines.end(), ...open.end()],
  }
}
