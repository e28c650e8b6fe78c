import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { beforeEach, expect, test } from 'vitest'
import { isLongForm } from '../support/long-form.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { killAndRestart, startFaultWorld } from './interrupted-save.ts'
import { chooseSeed, createSeededRandom } from './seeded-random.ts'
import { openAuthor, type WritingAuthor } from './writing-author.ts'

const editsOfEach = isLongForm ? 200 : 25
const kills = isLongForm ? 4 : 1

type Random = () => number
const textOf = (questions: readonly DraftQuestion[]): string =>
  questions.flatMap(({ question, options }) => [question, ...options.map(({ option }) => option)]).join(' ')
const marksIn = (author: WritingAuthor): Set<string> =>
  new Set(textOf(author.questions()).match(/\b(?:Ada|Bo)\d+\b/g) ?? [])

/** What is written and was never undone or deleted by anybody, so that it must be there in the end. */
const expected = new Set<string>()
const takenAway = new Set<string>()

/** Does something and notes what it wrote and what it took away. Returns what it took away. */
const note = (author: WritingAuthor, change: () => void): string[] => {
  const before = marksIn(author)
  change()
  author.store.trigger.endTyping()
  const after = marksIn(author)
  for (const mark of after) if (!before.has(mark) && !takenAway.has(mark)) expected.add(mark)
  const gone = [...before].filter((mark) => !after.has(mark))
  for (const mark of gone) {
    expected.delete(mark)
    takenAway.add(mark)
  }
  return gone
}

/** One random edit: of a text, an option or the key, or a question added, moved or deleted. */
const edit = (author: WritingAuthor, mark: string, random: Random): void => {
  const { trigger } = author.store
  const questions = author.questions()
  const at = Math.floor(random() * questions.length)
  const { _id: id, question, options } = questions[at]!
  const option = Math.floor(random() * options.length)
  const kind = random()
  if (kind < 0.4) trigger.setQuestion({ id, changes: { question: `${question} ${mark}` } })
  else if (kind < 0.65)
    trigger.setOption({ id, option, changes: { option: `${options[option]!.option} ${mark}` } })
  else if (kind < 0.75) trigger.markCorrect({ id, option })
  else if (kind < 0.85)
    trigger.addQuestions({ added: [soundQuestion(1, { _id: `q-${mark}`, question: mark })], at })
  else if (kind < 0.95) trigger.moveQuestion({ from: at, to: Math.floor(random() * questions.length) })
  else if (questions.length > 3) trigger.deleteQuestions({ ids: [id] })
}

const write = async (author: WritingAuthor, prefix: string, random: Random): Promise<void> => {
  const maySave = () =>
    author.save(({ type }) => {
      // The connection is lost now and then, wherever the save is.
      if (type !== 'broken' && random() < 0.05) throw new Error('The connection was lost.')
    })
  let steps = 0
  let decided = 0
  let offlineFor = 0
  for (let no = 1; no <= editsOfEach; no++) {
    if (author.decisions() !== decided) [decided, steps] = [author.decisions(), 0]
    if (steps > 0 && random() < 0.08) {
      steps -= 1
      const gone = note(author, () => author.store.trigger.undo())
      // Undoing takes back nothing that the other wrote.
      expect(gone.filter((mark) => !mark.startsWith(prefix))).toEqual([])
    } else {
      steps += 1
      note(author, () => edit(author, `${prefix}${no}`, random))
    }
    if (offlineFor > 0) offlineFor -= 1
    else if (random() < 0.03) offlineFor = 8
    if (offlineFor > 0) continue
    if (random() < 0.15) void maySave().catch(() => {})
    if (random() < 0.4) await author.meet()
    await sleep(random() * 20)
  }
  await maySave()
}

beforeEach(() => {
  expected.clear()
  takenAway.clear()
})

test(`${editsOfEach} random edits of each of two authors end equal, also where services are killed`, async () => {
  await using world = await startFaultWorld()
  const random = createSeededRandom(chooseSeed())
  const owner = await world.addInstructor()
  const colleague = await world.addInstructor()
  const quizId = await addQuiz(owner, {}, soundQuestions(8))
  await owner.direct.addShare({ body: { quiz_id: quizId, email: colleague.email, role: 'editor' } })
  const authors = [
    await openAuthor(world, owner, quizId),
    await openAuthor(world, colleague, quizId),
  ] as const
  let isWriting = true
  const killing = (async () => {
    for (let no = 0; no < kills && isWriting; no++) {
      await sleep(300 + random() * 700)
      await killAndRestart(world.services)
    }
  })()
  await Promise.all([write(authors[0], 'Ada', random), write(authors[1], 'Bo', random)])
  isWriting = false
  await killing
  // Both go on until neither has anything that the other lacks.
  for (const author of [...authors, ...authors]) {
    await author.meet()
    await author.save()
  }
  for (const author of authors) await author.meet()

  const stored = await authors[0].read()
  const [ada, bo] = authors.map((author) => author.questions())
  expect(ada).toEqual(bo)
  expect(textOf(ada!)).toBe(textOf(stored.questions))
  expect(expected.size).toBeGreaterThan(editsOfEach / 4)
  const found = marksIn(authors[0])
  expect([...expected].filter((mark) => !found.has(mark))).toEqual([])
  for (const { options } of ada!) expect(options.filter((one) => one.is_correct)).toHaveLength(1)
}, 600_000)
