import { expect, test } from 'vitest'
import { blankQuestion } from './blank-question.ts'
import { changeKind } from './change-kind.ts'
import { addOption, markCorrect, removeOption } from './edit-options.ts'

const blank = blankQuestion('a', 'full')
const several = changeKind(blank, 'multiple_answers')

test('another kind keeps the options; going back leaves no trace of the former kind', () => {
  expect(several.options).toBe(blank.options)
  expect(several.interaction).toMatchObject({ kind: 'multiple_answers', scoring: { rule: 'net' } })
  expect(changeKind(several, 'single_answer')).toEqual(blank)
  expect(changeKind(blank, 'single_answer')).toBe(blank)
})

test('a blank question that becomes true or false gets these options; written ones stay', () => {
  expect(changeKind(blank, 'true_false').options.map(({ option }) => option)).toEqual(['True', 'False'])
  const written = {
    ...blank,
    options: blank.options.map((one, index) => ({ ...one, option: String(index) })),
  }
  expect(changeKind(written, 'true_false').options).toEqual(written.options)
})

test('several options can be marked as correct, and each mark can be taken back', () => {
  const marked = markCorrect(markCorrect(several, 0), 2)
  expect(marked.options.map((one) => one.is_correct)).toEqual([true, false, true, false])
  expect(markCorrect(marked, 0).options.map((one) => one.is_correct)).toEqual([false, false, true, false])
})

test('weights follow their options', () => {
  const weighted = {
    ...several,
    interaction: {
      kind: 'multiple_answers' as const,
      presentation: { tells_count: false, at_most: null },
      scoring: { rule: 'weights' as const, weights: [50, 50, -50, 0] },
    },
  }
  const weightsOf = ({ interaction }: typeof several) =>
    interaction?.kind === 'multiple_answers' ? interaction.scoring.weights : undefined
  expect(weightsOf(addOption(weighted, 1))).toEqual([50, 0, 50, -50, 0])
  expect(weightsOf(removeOption(weighted, 0))).toEqual([50, -50, 0])
})

test('right options become accepted answers, and the other way round', () => {
  const options = ['4', 'four', '5'].map((option, index) => ({
    ...blank.options[0]!,
    option,
    is_correct: index < 2,
  }))
  const short = changeKind({ ...blank, options }, 'short_answer')
  expect(short.options).toEqual([])
  expect(short.interaction).toMatchObject({
    kind: 'short_answer',
    key: { accepted: [{ value: '4' }, { value: 'four' }] },
  })
  expect(changeKind({ ...blank, options }, 'numeric').interaction).toMatchObject({
    key: { accepted: [{ value: '4', tolerance: { by: 'absolute', amount: '0' } }] },
  })
  expect(changeKind(short, 'numeric').interaction).toMatchObject({ key: { accepted: [{ value: '4' }] } })
  expect(changeKind(short, 'single_answer').options.map(({ option }) => option)).toEqual([
    '4',
    'four',
    '',
    '',
  ])
  expect(changeKind(short, 'single_answer')).not.toHaveProperty('interaction')
})

test('a blank question that becomes a number has one empty answer', () =>
  expect(changeKind(blank, 'numeric').interaction).toMatchObject({ key: { accepted: [{ value: '' }] } }))

test('feedback stays with options that stay, and what is said to right and wrong answers always', () => {
  const said = { ...blank, option_feedback: ['to a'], when_right: 'Right!' }
  expect(changeKind(said, 'multiple_answers')).toMatchObject({
    option_feedback: ['to a'],
    when_right: 'Right!',
  })
  const typed = changeKind(said, 'short_answer')
  expect([typed.option_feedback, typed.when_right]).toEqual([undefined, 'Right!'])
})

test('a descriptive question leaves its prompts behind, and begins with blank options again', () => {
  const essay = { ...changeKind(blank, 'descriptive'), ai_evaluation_prompt: 'Be kind.', allow_ocr: false }
  expect(essay).toMatchObject({ options: [], interaction: { kind: 'descriptive' } })
  expect(changeKind(essay, 'single_answer')).toEqual(blank)
})
