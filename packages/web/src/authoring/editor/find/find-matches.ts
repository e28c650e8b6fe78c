import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Questions } from '../../document/changes.ts'
import { type FindQuery, findInText, patternOf, type Range } from './find-in-text.ts'
import { type QuestionText, textsOf } from './question-texts.ts'

/** `textIndex` is the index of the text among the texts of its question. */
export type Match = Range & Pick<QuestionText, 'name' | 'field' | 'text'> & { id: string; textIndex: number }
/** The position of the search. The first match at or after it is next. */
export type Cursor = { id: string; textIndex: number; at: number }

const matchesIn = (question: DraftQuestion, pattern: RegExp, inFormulas: boolean): Match[] =>
  textsOf(question).flatMap(({ name, field, text, isTex }, textIndex) =>
    text === '' || (isTex && !inFormulas)
      ? []
      : findInText(text, pattern, inFormulas).map((range) => ({
          ...range,
          id: question._id,
          textIndex,
          name,
          field,
          text,
        })),
  )

/**
 * Creates a function that finds matches in a whole quiz while it is edited. It searches a question again only
 * if it changed.
 */
export const createFinder = (query: FindQuery): ((questions: Questions) => readonly Match[]) => {
  const pattern = patternOf(query)
  const known = new WeakMap<DraftQuestion, readonly Match[]>()
  if (!pattern) return () => []
  return (questions) =>
    questions.flatMap((question) => {
      let found = known.get(question)
      if (!found) known.set(question, (found = matchesIn(question, pattern, query.inFormulas)))
      return found
    })
}

/** The index of the first match at or after the cursor, wrapping around to the first. -1 if there is none. */
export const matchAt = (matches: readonly Match[], cursor: Cursor, questions: Questions): number => {
  if (matches.length === 0) return -1
  const order = new Map(questions.map(({ _id }, index) => [_id, index]))
  const start = order.get(cursor.id) ?? 0
  const index = matches.findIndex(({ id, textIndex, from }) => {
    const index = entryOf(order, id)
    if (index !== start) return index > start
    return textIndex === cursor.textIndex ? from >= cursor.at : textIndex > cursor.textIndex
  })
  return Math.max(0, index)
}

const withReplaced = (text: string, ranges: readonly Range[], replacement: string): string => {
  let [result, from] = ['', 0]
  for (const range of ranges) {
    result += text.slice(from, range.from) + replacement
    from = range.to
  }
  return result + text.slice(from)
}

/**
 * The changed questions, the number of replaced matches, and the number left because the text would become
 * too long.
 */
export type Replaced = { changed: DraftQuestion[]; count: number; tooLong: number }

/** Replaces these matches by a literal text. */
export const replaceMatches = (
  questions: Questions,
  matches: readonly Match[],
  replacement: string,
): Replaced => {
  const byQuestion = Map.groupBy(matches, ({ id }) => id)
  const replaced: Replaced = { changed: [], count: 0, tooLong: 0 }
  for (const question of questions) {
    let after = question
    for (const [textIndex, ranges] of Map.groupBy(
      byQuestion.get(question._id) ?? [],
      (one) => one.textIndex,
    )) {
      const { text, maxLength, write } = elementAt(textsOf(question), textIndex)
      const next = withReplaced(text, ranges, replacement)
      const isTooLong = next.length > maxLength
      replaced[isTooLong ? 'tooLong' : 'count'] += ranges.length
      if (!isTooLong && next !== text) after = write(after, next)
    }
    if (after !== question) replaced.changed.push(after)
  }
  return replaced
}
