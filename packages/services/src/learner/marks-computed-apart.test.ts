import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../random/seeded-random.ts'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { addQuiz, draftOf, openTestServices, type TestServices } from '../test-support/test-services.ts'

/**
 * Students answer a shuffled paper of all kinds at random. What each answer earns is computed here, from what students
 * read and by the formulas of the specification alone, and compared with the marks that they got.
 */
let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services[Symbol.asyncDispose]())

type Given = { selected: number[]; answer: string; response?: { picks: number[]; texts: string[] } }
/** What a student gives, and the share of the marks that it earns; null if it is left blank. */
type Tried = { given: Given; share: number | null }

const blank: Given = { selected: [], answer: '' }
const places = (texts: readonly string[], chosen: readonly string[]): number[] =>
  chosen.map((text) => texts.indexOf(text)).toSorted((a, b) => a - b)
const some = (random: Random, texts: readonly string[]): string[] =>
  texts.filter(() => random.uniform() < 0.5)
const shuffled = (random: Random, texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, at: random.uniform() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
const share = (count: number, all: number): number => count / all
const texts = (question: AttemptQuestion) => question.options.map(({ text }) => text)
const interactionOf = <Kind extends string>({ interaction }: AttemptQuestion, kind: Kind) => {
  if (interaction?.kind !== kind) throw new Error(`It is no ${kind}.`)
  return interaction as Extract<typeof interaction, { kind: Kind }>
}

const one =
  (right: string) =>
  (question: AttemptQuestion, random: Random): Tried => {
    const chosen = random.pick(texts(question))
    return {
      given: { ...blank, selected: places(texts(question), [chosen]) },
      share: Number(chosen === right),
    }
  }
const typed =
  (ways: readonly (readonly [string, number])[]) =>
  (_: AttemptQuestion, random: Random): Tried => {
    const [answer, earned] = random.pick(ways)
    return { given: { ...blank, answer }, share: earned }
  }

const answers: Record<keyof typeof kindSamples, (question: AttemptQuestion, random: Random) => Tried> = {
  single_answer: one('two'),
  true_false: one('True'),
  multiple_answers: (question, random) => {
    const chosen = some(random, texts(question))
    const right = chosen.filter((text) => text !== 'two').length
    const net = Math.max(0, share(right - (chosen.length - right), 2))
    const given = { ...blank, selected: places(texts(question), chosen) }
    return { given, share: chosen.length === 0 ? null : net }
  },
  numeric: typed([
    ['9.81', 1],
    ['٩٫٨١', 1],
    ['9,81', 1],
    ['981/100', 1],
    ['9.8', 0],
    ['ten', 0],
  ]),
  short_answer: typed([
    ['paris', 1],
    [' PARIS ', 1],
    ['Pariss', 0],
    ['Lyon', 0],
  ]),
  matching: (question, random) => {
    const { prompts, choices } = interactionOf(question, 'matching')
    const capitals: Record<string, string> = { France: 'Paris', Italy: 'Rome', Spain: 'Madrid' }
    const picks = prompts.map(() => random.pick([-1, ...choices.keys()]))
    const right = prompts.filter(({ text }, at) => choices[picks[at]!]?.text === capitals[text]).length
    const given = { ...blank, response: { picks, texts: [] } }
    return { given, share: picks.every((pick) => pick < 0) ? null : share(right, 3) }
  },
  ordering: (question, random) => {
    const shown = interactionOf(question, 'ordering').items.map(({ text }) => text)
    const steps = ['first', 'second', 'third', 'fourth']
    const order = shuffled(random, shown)
    const followed = order.filter(
      (text, at) => order[at + 1] === steps[steps.indexOf(text) + 1] && at < 3,
    ).length
    const picks = order.map((text) => shown.indexOf(text))
    return { given: { ...blank, response: { picks, texts: [] } }, share: share(followed, 3) }
  },
  cloze: (question, random) => {
    const { gaps, bank } = interactionOf(question, 'cloze')
    const [capital, capitalShare] = random.pick([
      ['paris', 1],
      ['The City', 0.5],
      ['x', 0],
      ['', 0],
    ] as const)
    const [color, word] = [random.pick(gaps[1]!.choices), random.pick(bank)]
    const year = random.pick(['1795', '1,795', '1 795', '1789', ''])
    const yearShare = Number(['1795', '1,795', '1 795'].includes(year))
    const picks = [-1, gaps[1]!.choices.indexOf(color), bank.indexOf(word), -1]
    const earned = capitalShare + Number(color === 'blue') + Number(word === 'citizens') + yearShare
    return {
      given: { ...blank, response: { picks, texts: [capital, '', '', year] } },
      share: share(earned, 4),
    }
  },
  hotspot: (question, random) => {
    const { areas } = interactionOf(question, 'hotspot')
    const picks = [...areas.keys()].filter(() => random.uniform() < 0.5)
    const atParis = picks.some((pick) => areas[pick]!.points[0] === 400)
    const net = Math.max(0, Number(atParis) - (picks.length - Number(atParis)))
    const given = { ...blank, ...(picks.length > 0 && { response: { picks, texts: [] } }) }
    return { given, share: picks.length === 0 ? null : net }
  },
}

const names = Object.keys(answers) as (keyof typeof answers)[]
const marksOf = (name: keyof typeof answers): number => names.indexOf(name) + 1
/** Half away from 0, to two decimals. */
const rounded = (marks: number): number =>
  (Math.sign(marks) * Math.floor(Math.abs(marks) * 100 + 0.5 + 1e-9)) / 100

test.each(isLongForm ? [0, 0.25, 1 / 3, 1] : [1 / 3])(
  'the marks of all kinds are those of the formulas, where wrong answers cost %d',
  async (costs) => {
    const ada = await services.addInstructor(`ada${costs}`)
    const questions = names.map((name) =>
      draftOf(`Which of ${name}?`, { weightage: marksOf(name), topic: name, ...kindSamples[name].asked }),
    )
    const arrangement = { shuffle_questions: 'all' as const, shuffle_options: true, wrong_costs: costs }
    const quizId = await addQuiz(ada, { quiz_type: 'full', arrangement }, questions, true)
    const sessionId = await firstSessionId(services.db, quizId)
    const random = createRandom(Math.round(1000 * costs) + 1)
    for (let student = 0; student < (isLongForm ? 40 : 8); student++) {
      const { learner, params, attempt } = await begin(services.url, sessionId, `s${student}`)
      const tried = attempt.questions.map((question) => {
        const name = question.topic as keyof typeof answers
        const isLeft = random.uniform() < 0.15
        return {
          name,
          question,
          ...(isLeft ? { given: blank, share: null } : answers[name](question, random)),
        }
      })
      const body = {
        answers: tried.map(({ question, given }) => ({
          question_id: question.question_id,
          is_marked: false,
          time_spent: 1,
          ...given,
        })),
      }
      const { data } = await learner.handInAttempt({ params, body })
      const expected = tried.map(({ name, share: earned }) =>
        rounded((earned === 0 ? -costs : (earned ?? 0)) * marksOf(name)),
      )
      const got = data.result!.questions.map(({ obtained_marks: marks }) => marks + 0)
      expect(tried.map(({ name, given }, at) => [name, given, got[at]])).toEqual(
        tried.map(({ name, given }, at) => [name, given, expected[at]! + 0]),
      )
      const sum = rounded(expected.reduce((total, marks) => total + marks, 0))
      expect(data.result!.obtained_marks).toBeCloseTo(Math.max(0, sum), 9)
      const right = tried.filter(({ share: earned }) => earned !== null && earned > 0.999999).length
      expect(data.result!.correct_count).toBe(right)
      expect(data.result!.skipped_count).toBe(tried.filter(({ share: earned }) => earned === null).length)
    }
  },
)
