import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { addQuiz, draftOf, openTestServices, type TestServices } from '../test-support/test-services.ts'

type Given = { selected: number[]; answer: string; response?: { picks: number[]; texts: string[] } }
type Name = keyof typeof kindSamples

const names = Object.keys(kindSamples) as Name[]
const selected = (...options: number[]): Given => ({ selected: options, answer: '' })
const responded = (picks: number[], texts: string[] = []): Given => ({
  selected: [],
  answer: '',
  response: { picks, texts },
})

/** What nobody can answer to the sample of a kind. */
const impossible: Record<Name, Given[]> = {
  single_answer: [selected(3)],
  multiple_answers: [selected(3)],
  true_false: [selected(2), selected(0, 1)],
  numeric: [],
  short_answer: [],
  matching: [
    responded([0, 1]),
    responded([0, 1, 4]),
    responded([0, 1, 2, 3]),
    responded([0, 1, 2], ['Paris']),
  ],
  ordering: [
    responded([0, 0, 1, 2]),
    responded([0, 1, 2]),
    responded([1, 2, 3, 4]),
    responded([0, -1, 1, 2]),
  ],
  cloze: [
    responded([-1, 3, -1, -1], ['', '', '', '']),
    responded([-1, 0, 3, -1], ['', '', '', '']),
    responded([0, -1, -1, -1], ['', '', '', '']),
    responded([-1, -1, -1, -1], ['', 'blue', '', '']),
    responded([-1, -1, -1], ['Paris', '', '']),
    responded([-1, -1, -1, -1], ['Paris']),
  ],
  hotspot: [responded([3]), responded([1, 1]), responded([-1]), responded([1], ['Paris'])],
}

let services: TestServices
let one: Awaited<ReturnType<typeof beginAll>>
const beginAll = async () => {
  const ada = await services.addInstructor('ada')
  const questions = names.map((name) => draftOf(`Which of ${name}?`, kindSamples[name].asked))
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, questions, true)
  const { learner, params } = await begin(services.url, await firstSessionId(services.db, quizId), 'Bo')
  const idOf = (name: Name) => elementAt(questions, names.indexOf(name))._id
  const save = (...answers: [Name, Given][]) =>
    learner.saveAnswers({
      params,
      body: {
        answers: answers.map(([name, given]) => ({
          question_id: idOf(name),
          ...given,
          is_marked: false,
          time_spent: 1,
        })),
      },
    })
  const readAnswers = async () => (await learner.readAttempt({ params })).data.answers
  return { save, readAnswers }
}
beforeAll(async () => {
  services = await openTestServices()
  one = await beginAll()
})
afterAll(() => services[Symbol.asyncDispose]())

/** The answers to other kinds that a question can not have: those of the form of another, or that are out of range. */
const ofOthers = (name: Name): Given[] => {
  const form = ({ selected: options, answer, response }: Given): string => {
    if (response) return 'response'
    if (answer !== '') return 'text'
    return options.length > 0 ? 'options' : 'nothing'
  }
  const own = kindSamples[name].right as Given
  // A question that names no kind may be one of a descriptive quiz.
  const isText = (given: Given): boolean => name === 'single_answer' && form(given) === 'text'
  return names
    .map((other) => kindSamples[other].right as Given)
    .filter((given) => form(given) !== form(own) && !isText(given))
}

test.each(names)(
  '%s: what can be no answer to it is refused, and nothing of the call is saved',
  async (name) => {
    const before = await one.readAnswers()
    const other = elementAt(names, (names.indexOf(name) + 1) % names.length)
    const foreign = [...impossible[name], ...ofOthers(name)]
    expect(foreign.length).toBeGreaterThan(3)
    for (const given of foreign)
      await expect(
        one.save([other, kindSamples[other].right as Given], [name, given]),
        JSON.stringify(given),
      ).rejects.toMatchObject({ code: 'FOREIGN_QUESTION' })
    expect(await one.readAnswers()).toEqual(before)
    await one.save([name, kindSamples[name].right as Given])
  },
)
