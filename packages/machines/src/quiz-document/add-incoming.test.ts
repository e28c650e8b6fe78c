import { describe, expect, test } from 'vitest'
import { blankQuestion } from './blank-question.ts'
import { type ImportedQuestions, pendingQuestions } from './incoming-questions.ts'
import { lastStepChanged } from './selectors.ts'
import { createQuizDraft } from './store.ts'
import { storedQuiz } from './testing/stored-quiz.ts'

const question = (id: string, text = id) => ({ ...blankQuestion(id, 'full'), question: text })
const [a, b, c, d] = [question('a'), question('b'), question('c'), question('d')]
const imported: ImportedQuestions = {
  questions: [c, d],
  added: null,
  report: {
    fileName: 'letters.csv',
    fileLink: 'f1',
    quizId: 'q1',
    originals: [c, d],
    warnings: [],
    hints: [],
    rejected: [],
    counts: { errors: 0, omissions: 0, rejected: 0 },
    header: null,
    dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
  },
}
const open = (questions = [a, b]) => {
  const store = createQuizDraft({ quiz: storedQuiz, document: { questions, imported } })
  const context = () => store.getSnapshot().context
  return {
    store,
    context,
    texts: () => context().document.questions.map((one) => one.question),
    pending: () => pendingQuestions(context().document.imported).map((one) => one.question),
  }
}

describe('adding imported questions', () => {
  test('appends incoming questions in one step, which undo reverts', () => {
    const { store, texts, pending } = open()
    store.trigger.addIncoming({ part: 'imported', mode: 'append' })
    expect([texts(), pending()]).toEqual([['a', 'b', 'c', 'd'], []])
    store.trigger.undo()
    expect([texts(), pending()]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    store.trigger.redo()
    expect(texts()).toEqual(['a', 'b', 'c', 'd'])
  })

  test("replaces the quiz's questions only on request, and undo restores them", () => {
    const { store, texts } = open()
    store.trigger.addIncoming({ part: 'imported', mode: 'replace' })
    expect(texts()).toEqual(['c', 'd'])
    store.trigger.undo()
    expect(texts()).toEqual(['a', 'b'])
  })

  test('adds incoming questions once, however often it is called', () => {
    const { store, context, texts } = open()
    store.trigger.addIncoming({ part: 'imported', mode: 'append' })
    const before = context()
    store.trigger.addIncoming({ part: 'imported', mode: 'append' })
    expect(context()).toBe(before)
    expect(texts()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('applies a repair made after adding, except to questions edited in the quiz since', () => {
    const { store, texts } = open()
    store.trigger.addIncoming({ part: 'imported', mode: 'append' })
    store.trigger.setQuestion({ id: 'c', changes: { question: 'c in the quiz' } })
    store.trigger.repairImported({ questions: [question('c', 'c repaired'), question('d', 'd repaired')] })
    store.trigger.addIncoming({ part: 'imported', mode: 'append' })
    expect(texts()).toEqual(['a', 'b', 'c in the quiz', 'd repaired'])
  })
})

describe('undo', () => {
  test('takes back a repair and reports that it was one', () => {
    const { store, context, pending } = open()
    store.trigger.setQuestion({ id: 'a', changes: { difficulty_level: 'Hard' } })
    expect(lastStepChanged(context(), 'imported')).toBe(false)
    store.trigger.repairImported({ questions: [c] })
    expect(lastStepChanged(context(), 'imported')).toBe(true)
    store.trigger.undo()
    expect(pending()).toEqual(['c', 'd'])
  })

  test('never restores the questions of another file', () => {
    const { store, context, pending } = open()
    store.trigger.repairImported({ questions: [c] })
    store.trigger.setQuestion({ id: 'a', changes: { difficulty_level: 'Hard' } })
    store.trigger.importReceived({ imported: { ...imported, questions: [a] } })
    store.trigger.undo()
    expect(pending()).toEqual(['a'])
    expect(context().past).toEqual([])
  })

  test('does not change parts whose steps were dropped', () => {
    const { store, context, texts } = open()
    store.trigger.setQuestion({ id: 'a', changes: { question: 'a again' } })
    store.trigger.repairImported({ questions: [c] })
    store.trigger.forgetSteps({ parts: ['imported'] })
    expect(context().past).toHaveLength(1)
    store.trigger.undo()
    expect(texts()).toEqual(['a', 'b'])
    expect(context().document.imported?.questions).toEqual([c])
  })
})
