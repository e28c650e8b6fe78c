import { expect, test } from 'vitest'
import { describeStep } from './describe-step.ts'
import { goodQuestions } from './testing/fake-quiz.ts'

test('a step is described by what it did to the questions', () => {
  const three = goodQuestions(3)
  const changed = three.with(1, { ...three[1]!, question: 'Another' })
  expect([
    describeStep(three, changed),
    describeStep(three, three.toSpliced(1, 1)),
    describeStep(three, three.toSpliced(0, 2)),
    describeStep(three.toSpliced(2, 1), three),
    describeStep(three, three.toReversed()),
    describeStep(
      three,
      three.map((question) => ({ ...question, weightage: 2 })),
    ),
    describeStep(three, three),
  ]).toEqual([
    'the change of question 2',
    'deleting question 2',
    'deleting 2 questions',
    'adding question 3',
    'moving questions',
    'changing 3 questions',
    'the last change',
  ])
})
