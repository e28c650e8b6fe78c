import { expect, test } from 'vitest'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { entriesOf } from '../testing/entries-of.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from '../write/write-question-file.ts'

const item = (shuffle: string) =>
  '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="" adaptive="false" ' +
  'timeDependent="false"><responseDeclaration identifier="R" cardinality="single" baseType="identifier">' +
  '<correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody>' +
  `<choiceInteraction responseIdentifier="R" shuffle="${shuffle}" maxChoices="1"><prompt>Odd?</prompt>` +
  '<simpleChoice identifier="A" fixed="true">two</simpleChoice><simpleChoice identifier="B">three</simpleChoice>' +
  '<simpleChoice identifier="C" fixed="true">I do not know</simpleChoice></choiceInteraction></itemBody>' +
  '</assessmentItem>'

test('choices that are fixed where the others are shuffled stay in their places', () => {
  expect(entriesOf(item('true'))[0]?.question.pinned_options).toEqual([0, 2])
  expect(entriesOf(item('false'))[0]?.question).not.toHaveProperty('pinned_options')
})

const asked = (pinned: number[]) =>
  fullQuestion({
    question: 'Odd?',
    options: [{ option: 'two' }, { option: 'three', is_correct: true }, { option: 'four' }],
    pinned_options: pinned,
  })
const written = (pinned: number[], format: 'qti-2.2' | 'qti-3.0') =>
  writeQuestionFile({ title: 'Q', questions: [asked(pinned)], images: new Map() }, format)

test.each(['qti-2.2', 'qti-3.0'] as const)(
  '%s brings them back, and says that it can not hold that none is',
  async (format) => {
    const { bytes, losses } = await written([0, 2], format)
    const opened = openQuestionFile({ bytes })
    if ('problem' in opened) throw new Error(opened.problem)
    expect([...opened.entries][0]?.question.pinned_options).toEqual([0, 2])
    expect(losses).toEqual([])
    expect((await written([], format)).losses).toEqual(['the options kept in place of 1 question'])
  },
)
