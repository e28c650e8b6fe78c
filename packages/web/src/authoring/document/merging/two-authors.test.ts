import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeQuestions, settle } from './merge-questions.ts'

/** What the services hold. A save that begins from an older revision is refused, as theirs are. */
type Stored = { revision: number; questions: readonly DraftQuestion[] }
type Author = { name: string; base: Stored; questions: readonly DraftQuestion[]; isOnline: boolean }

const begin = (): Stored => ({
  revision: 1,
  questions: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...blankQuestion(id, 'full'),
    question: `${id} at first`,
    options: [1, 2, 3, 4].map((no) => ({
      option: `${id}${no}`,
      equation: '',
      image_url: '',
      is_correct: no === 1,
      is_selected: false,
    })),
  })),
})

const authors = (stored: Stored): [Author, Author] => [
  { name: 'Ada', base: stored, questions: stored.questions, isOnline: true },
  { name: 'Bo', base: stored, questions: stored.questions, isOnline: true },
]

let added = 0

/** Reads what the other saved and merges it. What both changed is decided as "both", so that nothing is lost. */
const merge = (author: Author, stored: Stored): Author => {
  if (stored.revision === author.base.revision) return author
  const found = mergeQuestions(author.base.questions, author.questions, stored.questions)
  const both = new Map(found.conflicts.map(({ id }) => [id, 'both' as const]))
  const newId = () => `both-${author.name}-${(added += 1)}`
  return { ...author, base: stored, questions: settle(found, both, stored.questions, newId) }
}

/** Saves as the page does: refused where somebody saved meanwhile, then merged and sent again. */
const save = (author: Author, stored: Stored): [Author, Stored] => {
  const merged = merge(author, stored)
  const next = { revision: stored.revision + 1, questions: merged.questions }
  return [{ ...merged, base: next }, next]
}

type Step = {
  by: 0 | 1
  at: number
  kind: 'text' | 'option' | 'key' | 'marks' | 'add' | 'save' | 'network' | 'kill' | 'lost'
}
const step: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom(0, 1),
  at: fc.nat(),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('text', 'option', 'key', 'marks', 'add') },
    { weight: 2, arbitrary: fc.constant('save') },
    { weight: 1, arbitrary: fc.constantFrom('network', 'kill', 'lost') },
  ),
}) as fc.Arbitrary<Step>

const edit = (author: Author, { at, kind }: Step, mark: string): Author => {
  if (kind === 'add') {
    const question = { ...blankQuestion(`new-${mark}`, 'full'), question: mark }
    return {
      ...author,
      questions: author.questions.toSpliced(at % (author.questions.length + 1), 0, question),
    }
  }
  const questions = author.questions.map((question, index): DraftQuestion => {
    if (index !== at % author.questions.length) return question
    if (kind === 'text') return { ...question, question: `${question.question} ${mark}` }
    if (kind === 'marks') return { ...question, weightage: (at % 9) + 1 }
    const no = question.options.length === 0 ? -1 : at % question.options.length
    return {
      ...question,
      options: question.options.map((option, place) => {
        if (kind === 'key') return { ...option, is_correct: place === no }
        return place === no ? { ...option, option: `${option.option} ${mark}` } : option
      }),
    }
  })
  return { ...author, questions }
}

const textOf = (questions: readonly DraftQuestion[]): string =>
  questions.flatMap(({ question, options }) => [question, ...options.map(({ option }) => option)]).join('\n')

test('200 random edits of each of two authors end equal, and nothing is lost with a connection or a service', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 400, maxLength: 520 }), (steps) => {
      let stored = begin()
      const people = authors(stored)
      const written: string[] = []
      for (const [index, one] of steps.entries()) {
        const author = people[one.by]
        if (one.kind === 'network') people[one.by] = { ...author, isOnline: !author.isOnline }
        // The service is killed before it stored the save, or after it, and the author hears of neither.
        else if (one.kind === 'kill') save(author, stored)
        else if (one.kind === 'lost') [, stored] = save(author, stored)
        else if (one.kind === 'save') {
          if (author.isOnline) [people[one.by], stored] = save(author, stored)
        } else {
          const mark = `${author.name}${index}`
          people[one.by] = edit(author, one, mark)
          if (['text', 'option', 'add'].includes(one.kind) && textOf(people[one.by].questions).includes(mark))
            written.push(mark)
        }
      }
      // In the end both are online, save, and read what the other saved.
      for (const by of [0, 1, 0] as const)
        [people[by], stored] = save({ ...people[by], isOnline: true }, stored)
      const [ada, bo] = people.map((author) => merge(author, stored).questions)
      expect(ada).toEqual(bo)
      expect(written.length).toBeGreaterThan(100)
      const ends = new Set(textOf(ada!).split(/\s+/))
      expect(written.filter((mark) => !ends.has(mark))).toEqual([])
      for (const { options } of ada!)
        expect(options.filter((option) => option.is_correct).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 25 },
  )
})
