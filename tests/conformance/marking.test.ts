import type { Client } from '@quizwright/contracts/http/client.ts'
import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import type { Given } from '../support/hand-in.ts'
import { addQuiz, essayQuestion } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

/** Adds a descriptive quiz with two questions of ten marks each, and an attempt of each student. */
const addAttempts = async (instructor: Instructor, attempts: Record<string, [Given, Given]>) => {
  const quizId = await addQuiz(instructor, { quiz_type: 'daq' }, [essayQuestion(1), essayQuestion(2)], true)
  const results: Record<string, string> = {}
  for (const [name, given] of Object.entries(attempts))
    results[name] = (await instructor.handIn({ quizId, name, given })).resultId
  return { quizId, results }
}
const waits = (words: string, marks?: number, unsure = false): Given => ({
  words,
  waits: true,
  unsure,
  ...(marks !== undefined && { marks }),
})

const readQueue = async (client: Client, instructor: Instructor, query: object = {}) =>
  (await client.getMarkingQueue({ params: { id: instructor.uid }, query })).data
const resultOf = async (client: Client, id: string) =>
  (await client.getDaqResult({ params: { id } })).data.result

describe.each(entryPoints)('the marking queue, $name', (entryPoint) => {
  test('lists waiting answers, the least certain first, in pages, also of one quiz or question', async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { quizId } = await addAttempts(instructor, {
      Ann: [waits('Surely right.', 8), waits('Perhaps.', 5, true)],
      Bo: [waits('No suggestion.'), null],
      Cy: [{ words: 'Marked already.', marks: 3 }, waits('Also sure.', 2)],
    })
    const whole = await readQueue(client, instructor, { quiz_id: quizId })
    expect(whole.answers.map(({ answer }) => answer)).toEqual([
      'No suggestion.',
      'Perhaps.',
      'Surely right.',
      'Also sure.',
    ])
    expect([whole.total, whole.next, whole.questions.length]).toEqual([4, null, 2])
    expect(whole.answers[1]).toMatchObject({
      student: { full_name: 'Ann' },
      total_marks: 10,
      suggestion: { marks: 5, unsure: true, reasons: [expect.stringContaining('person')] },
    })
    for (const order of ['certainty', 'question', 'student']) {
      const all = await readQueue(client, instructor, { quiz_id: quizId, order })
      const paged: string[] = []
      let after: string | undefined
      do {
        const page = await readQueue(client, instructor, {
          quiz_id: quizId,
          order,
          count: '1',
          ...(after && { after }),
        })
        paged.push(...page.answers.map(({ answer }) => answer))
        after = page.next ?? undefined
      } while (after)
      expect(paged).toEqual(all.answers.map(({ answer }) => answer))
    }
    const { question_id } = whole.answers[1]!
    const ofQuestion = await readQueue(client, instructor, { question_id })
    expect(ofQuestion.answers.map(({ answer }) => answer)).toEqual(['Perhaps.', 'Also sure.'])
    await expect(readQueue(client, instructor, { after: 'nonsense' })).rejects.toMatchObject({
      status: 422,
      message: 'This is no place in the list. Read it again from the beginning.',
    })
    const overview = (await client.getMarkingOverview({ params: { id: instructor.uid } })).data
    expect(overview.quizzes).toMatchObject([
      { quiz_id: quizId, to_mark: 4, without_suggestion: 1, unsure: 1, sure: 2 },
    ])
    const other = clientOn(entryPoint.baseUrl(world), otherInstructor)
    expect((await readQueue(other, otherInstructor, { question_id })).answers).toEqual([])
    await expect(readQueue(other, otherInstructor, { quiz_id: quizId })).rejects.toMatchObject({
      status: 404,
    })
    await expect(readQueue(other, instructor)).rejects.toMatchObject({ status: 403 })
  })

  test('marking, confirming and undoing both change the result and the statistics at once', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { quizId, results } = await addAttempts(instructor, { Ann: [waits('One.', 8), waits('Two.', 5)] })
    const { answers } = await readQueue(client, instructor, { quiz_id: quizId, order: 'student' })
    const [one, two] = answers
    const decide = (question_id: string, revision: number, decision: object) =>
      client.saveMarks({
        body: {
          question_id,
          result_ids: [results['Ann']!],
          revisions: [revision],
          ...(decision as { decision: 'mark' }),
        },
      })
    const mark = { decision: 'mark', marks: 6.5, evaluation: 'Say why.' }
    expect((await decide(one!.question_id, 0, mark)).data).toEqual({
      saved: [{ result_id: results['Ann'], revision: 1 }],
      conflicts: [],
    })
    // Sent again, because the response was lost.
    expect((await decide(one!.question_id, 0, mark)).data.conflicts).toEqual([])
    expect(await resultOf(client, results['Ann']!)).toMatchObject({ being_graded: true, to_mark: 1 })
    await decide(two!.question_id, 0, { decision: 'confirm' })
    expect(await resultOf(client, results['Ann']!)).toMatchObject({
      being_graded: false,
      obtained_marks: 11.5,
      questions: [
        { instructor_marks: 6.5, instructor_updated_evaluation: 'Say why.', confirmation: null },
        { instructor_marks: null, obtained_marks: 5, confirmation: 'one' },
      ],
    })
    expect((await readQueue(client, instructor, { quiz_id: quizId })).total).toBe(0)
    const averageOf = async () =>
      (await client.getClassResult({ params: { id: results['Ann']! } })).data.classResult.average.percentage
    expect(await averageOf()).toBe(57.5)
    await decide(one!.question_id, 1, { decision: 'reopen' })
    expect(await resultOf(client, results['Ann']!)).toMatchObject({
      being_graded: true,
      questions: [{ instructor_marks: null, obtained_marks: 8, instructor_updated_evaluation: null }, {}],
    })
    expect(await averageOf()).toBe(0)
  })

  test('a mark that was changed elsewhere, or seen by the student, is reported and not overwritten', async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { quizId, results } = await addAttempts(instructor, {
      Ann: [waits('One.', 8), null],
      Bo: [waits('One.', 8), null],
    })
    const [first] = (await readQueue(client, instructor, { quiz_id: quizId })).answers
    const { question_id } = first!
    const mark = (as: Client, marks: number, revision = 0) =>
      as.saveMarks({
        body: {
          question_id,
          result_ids: [results['Ann']!, results['Bo']!],
          revisions: [revision, revision],
          decision: 'mark',
          marks,
        },
      })
    await client.saveMarks({
      body: { question_id, result_ids: [results['Ann']!], revisions: [0], decision: 'mark', marks: 3 },
    })
    const { data } = await mark(client, 7)
    expect(data.saved).toEqual([{ result_id: results['Bo'], revision: 1 }])
    expect(data.conflicts).toMatchObject([
      { result_id: results['Ann'], reason: 'changed', revision: 1, marks: 3 },
    ])
    await world.deliver(results['Bo']!)
    expect((await mark(client, 9, 1)).data).toMatchObject({
      saved: [{ result_id: results['Ann'], revision: 2 }],
      conflicts: [{ result_id: results['Bo'], reason: 'delivered', marks: 7 }],
    })
    await expect(mark(client, 10.5, 2)).rejects.toMatchObject({
      status: 422,
      message: 'The mark must be a number from 0 to 10',
    })
    await expect(mark(clientOn(entryPoint.baseUrl(world), otherInstructor), 1)).rejects.toMatchObject({
      status: 404,
    })
  })

  test('all sure suggestions are confirmed together after a summary, and can be undone', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { quizId, results } = await addAttempts(instructor, {
      Ann: [waits('One.', 10), waits('Two.', 6)],
      Bo: [waits('One.', 0), waits('Two.', 4)],
      Cy: [waits('One.', 5), waits('Unsure.', 5, true)],
    })
    const params = { id: quizId }
    const summary = async () => (await client.getSureSuggestions({ params })).data
    const before = await summary()
    expect(before).toMatchObject({
      count: 5,
      mean_percentage: 50,
      distribution: { full: 1, half_or_more: 2, below_half: 1, nothing: 1 },
      results: 2,
      passed: 1,
      failed: 1,
      last: null,
    })
    const late = await instructor.handIn({ quizId, name: 'Di', given: [waits('Late.', 1), null] })
    await expect(
      client.confirmSuggestions({ params, body: { fingerprint: before.fingerprint } }),
    ).rejects.toMatchObject({ status: 409, code: 'SUGGESTIONS_CHANGED' })
    const { fingerprint } = await summary()
    const { data } = await client.confirmSuggestions({ params, body: { fingerprint } })
    expect(data.confirmed).toBe(6)
    expect(await resultOf(client, results['Ann']!)).toMatchObject({
      obtained_marks: 16,
      questions: [{ confirmation: 'together' }, { confirmation: 'together' }],
    })
    expect((await readQueue(client, instructor, { quiz_id: quizId })).answers).toMatchObject([
      { answer: 'Unsure.' },
    ])
    await world.deliver(late.resultId)
    expect(await summary()).toMatchObject({
      count: 0,
      fingerprint: 'none',
      last: { confirmation_id: data.confirmation_id, count: 6, can_be_undone: 5 },
    })
    const undo = () => client.undoConfirmation({ params, body: { confirmation_id: data.confirmation_id } })
    expect((await undo()).data).toEqual({ reopened: 5, delivered: 1 })
    expect((await undo()).data).toEqual({ reopened: 0, delivered: 1 })
    expect(await resultOf(client, results['Ann']!)).toMatchObject({ being_graded: true, to_mark: 2 })
  })

  test('answers with nearly the same words are found as similar, others are not', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { quizId, results } = await addAttempts(instructor, {
      Ann: [waits('Metal conducts the heat away from the hand.', 8), null],
      Bo: [waits('metal conducts heat away from the hand', 7), null],
      Cy: [waits('Metal does not conduct the heat away from the hand.', 7), null],
      Di: [{ words: 'Metal conducts the heat away from the hand.', marks: 3 }, null],
      Ed: [waits('It is cold.', 0), null],
    })
    const [first] = (await readQueue(client, instructor, { quiz_id: quizId })).answers
    const { question_id } = first!
    const { data } = await client.getSimilarAnswers({
      params: { id: results['Ann']! },
      query: { question_id },
    })
    expect(data.answers.map(({ student }) => student.full_name)).toEqual(['Bo'])
  })
})
