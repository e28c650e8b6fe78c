import { expect, test } from 'vitest'
import { describeStep } from './describe-step.ts'
import { newQuestion } from './questions/new-question.ts'
import { goodQuestions } from './testing/fake-quiz.ts'

test('a step is described by what it did to the questions', () => {
  const three = goodQuestions(3)
  const five = goodQuestions(5)
  const changed = three.with(1, { ...three[1]!, question: 'Another' })
  expect([
    describeStep(three, changed),
    describeStep(three, three.toSpliced(1, 1)),
    describeStep(three, three.toSpliced(0, 2)),
    describeStep(three.toSpliced(2, 1), three),
    describeStep(three, three.toReversed()),
    describeStep(five, [five[3]!, ...five.toSpliced(3, 1)]),
    describeStep(five, [five[0]!, five[3]!, five[4]!, five[1]!, five[2]!]),
    describeStep(
      three,
      three.map((question) => ({ ...question, weightage: 2 })),
    ),
    describeStep(
      three,
      three.map((question) => ({ ...question, tags: [] })),
    ),
    describeStep(
      three,
      three.map((question) => ({ ...question, tags: [], question: 'Another' })),
    ),
    describeStep(three, three),
  ]).toEqual([
    'the change of question 2',
    'deleting question 2',
    'deleting 2 questions',
    'adding question 3',
    'moving 2 questions',
    'moving question 4',
    'moving 2 questions',
    'setting the marks of 3 questions',
    'tagging 3 questions',
    'changing 3 questions',
    'the last change',
  ])
})

test('questions that take the place of others replace them, and a blank one gives way to those that are added', () => {
  const [three, five] = [goodQuestions(3), goodQuestions(5)]
  const others = five.slice(3)
  const blank = newQuestion('full')
  expect([
    describeStep(three, others),
    describeStep([three[0]!, blank], [three[0]!, ...others]),
    describeStep([blank], [three[0]!]),
  ]).toEqual(['replacing 3 questions', 'adding 2 questions', 'adding question 1'])
})
