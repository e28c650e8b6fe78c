import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { storedQuiz } from '@quizwright/machines/quiz-document/testing/stored-quiz.ts'
import { expect, test } from 'vitest'
import { findConflicts, takeNewer } from './take-newer.ts'

const question = (id: string, text = id): DraftQuestion => ({ ...blankQuestion(id, 'full'), question: text })
const base = ['a', 'b', 'c'].map((id) => question(id))

const open = () => {
  const store = createQuizDraft({ document: {} })
  store.trigger.questionsRead({ questions: base, saved: base, revision: 1 })
  return {
    store,
    texts: () => store.getSnapshot().context.document.questions.map((one) => one.question),
    write: (id: string, text: string) => {
      store.trigger.setQuestion({ id, changes: { question: text } })
      store.trigger.endTyping()
    },
  }
}
const newId = () => 'new'
const noChoices = new Map<string, never>()

test('undoing after a choice between two versions keeps what the other changed elsewhere', () => {
  const { store, texts, write } = open()
  write('a', 'a mine')
  const theirs = { questions: [question('a', 'a theirs'), question('b', 'b theirs'), base[2]!], revision: 2 }
  expect(findConflicts(store, theirs).map(({ id }) => id)).toEqual(['a'])
  takeNewer(store, theirs, new Map([['a', 'both' as const]]), newId)
  expect(texts()).toEqual(['a mine', 'a theirs', 'b theirs', 'c'])
  store.trigger.undo()
  expect(texts()).toEqual(['a mine', 'b theirs', 'c'])
  store.trigger.undo()
  // The edit of one's own is taken back, so theirs is there.
  expect(texts()).toEqual(['a theirs', 'b theirs', 'c'])
  store.trigger.redo()
  expect(texts()).toEqual(['a mine', 'b theirs', 'c'])
})

test('undoing an edit that was saved does not take back what somebody wrote over it', () => {
  const { store, texts, write } = open()
  write('a', 'a mine')
  write('b', 'b mine')
  const { questions } = store.getSnapshot().context.document
  store.trigger.questionsSaved({ questions, revision: 2, over: 1 })
  const theirs = { questions: [question('a', 'a mine and theirs'), questions[1]!, base[2]!], revision: 3 }
  takeNewer(store, theirs, noChoices, newId)
  store.trigger.undo()
  expect(texts()).toEqual(['a mine and theirs', 'b', 'c'])
  store.trigger.undo()
  expect(texts()).toEqual(['a mine and theirs', 'b', 'c'])
})

test('undoing the addition of a question keeps it if somebody else has written in it', () => {
  const { store, texts } = open()
  store.trigger.addQuestions({ added: [question('d')] })
  const { questions } = store.getSnapshot().context.document
  store.trigger.questionsSaved({ questions, revision: 2, over: 1 })
  takeNewer(store, { questions: [...base, question('d', 'd theirs')], revision: 3 }, noChoices, newId)
  store.trigger.undo()
  expect(texts()).toEqual(['a', 'b', 'c', 'd theirs'])
})

test('a save that one of one’s own has replaced since takes nothing back', () => {
  const { store, texts, write } = open()
  const theirs = { questions: [question('a', 'a theirs'), base[1]!, base[2]!], revision: 2 }
  takeNewer(store, theirs, noChoices, newId)
  write('b', 'b mine')
  const { questions } = store.getSnapshot().context.document
  store.trigger.questionsSaved({ questions, revision: 3, over: 2 })
  takeNewer(store, theirs, noChoices, newId)
  expect(texts()).toEqual(['a theirs', 'b mine', 'c'])
  expect(store.getSnapshot().context.revisions.questions).toBe(3)
})

test('a detail that a save sends, too, is as somebody else has set it since', () => {
  const store = createQuizDraft({ quiz: { ...storedQuiz, is_skippable: false }, document: {} })
  store.trigger.questionsRead({ questions: base, saved: base, revision: 1 })
  const quiz = { ...storedQuiz, is_skippable: true }
  takeNewer(store, { quiz, questions: base, revision: 2 }, noChoices, newId)
  expect(store.getSnapshot().context.quiz?.is_skippable).toBe(true)
})
