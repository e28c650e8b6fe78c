import { expect, test } from 'vitest'
import { questionContentKey } from '../rules/question-content-key.ts'
import { fullQuestion } from '../csv/sparse-question.ts'
import { keyOf } from './accepted-of.ts'
import { readKindCells, writeKindCells } from './kind-cells.ts'
import type { KindInMenu } from './kind-of.ts'
import type { Answer } from './question-kind.ts'

const asked = (kind: KindInMenu, accepted: string) => {
  const read = readKindCells(kind, { accepted })
  if ('wrong' in read) throw new Error(read.wrong)
  return read
}
const typed = (answer: string): Answer => ({ selected: [], answer })

test.each([
  ['short_answer', String.raw`Paris # Well done | Lutetia @50% # Its \| old name | C \# d | C #`],
  ['numeric', '9.81 +- 0.05 # Well done | 9 @50% # Give more digits'],
  ['cloze', '[[1]] Paris # Well done | Lyon @50%\n[[2]] # 3 # Right\n[[3]] (*a # Yes | b)'],
] as const)('%s: a cell keeps the feedback of each accepted answer', (kind, cell) => {
  const read = asked(kind, cell)
  expect(JSON.stringify(read)).toContain('"feedback"')
  expect(readKindCells(kind, writeKindCells(read))).toEqual(read)
})

test('a student reads the feedback of the answer that was given, and of no other', () => {
  const capital = asked('short_answer', 'Paris # Well done | Lutetia @50% # Its old name')
  const feedback = (answer: string) => keyOf(capital, typed(answer), false).feedback
  expect([feedback('paris'), feedback('Lutetia'), feedback('Rome'), feedback('')]).toEqual([
    ['Well done'],
    ['Its old name'],
    undefined,
    undefined,
  ])
  const gravity = asked('numeric', '9.81 # Well done | 9 +- 1 @50% # Give more digits')
  expect(keyOf(gravity, typed('9.5'), false).feedback).toEqual(['Give more digits'])
  const gaps = asked('cloze', '[[1]] Paris # Well done\n[[2]] Rome')
  const parts = keyOf(
    gaps,
    { ...typed(''), response: { picks: [-1, -1], texts: ['Paris', 'Rome'] } },
    true,
  ).parts
  expect(parts?.map((part) => part.feedback)).toEqual(['Well done', undefined])
})

test('feedback is no part of what statistics compare', () => {
  const keyed = (accepted: string) =>
    questionContentKey(fullQuestion({ question: 'Q', ...asked('short_answer', accepted) }))
  expect(keyed('Paris # Well done')).toBe(keyed('Paris'))
})

test('a student reads what is said to the options that were chosen, and to a right or a wrong answer', () => {
  const options = ['a', 'b', 'c'].map((option) => ({ option }))
  const said = { option_feedback: ['To a', '', 'To c'], when_right: 'Right!', when_wrong: 'Read on.' }
  const question = fullQuestion({ question: 'Q', options, ...said })
  const to = (selected: number[], isRight: boolean) =>
    keyOf(question, { selected, answer: '' }, isRight).feedback
  expect(to([2, 0], true)).toEqual(['To a', 'To c', 'Right!'])
  expect(to([1], false)).toEqual(['Read on.'])
  expect(to([], false)).toBeUndefined()
})
