import { writeClozeCells } from '@quizwright/domain/kinds/cloze/cells.ts'
import { expect, test } from 'vitest'
import { listsOf } from '../testing/lists-of.ts'
import { openQuestionFile } from '../open-question-file.ts'

const read = (text: string, convert?: 'all') => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text) }, convert ? { convert } : {})
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('blackboard')
  return [...opened.entries]
}

test('each line is a question of the kind named in its first cell', () => {
  const entries = read(
    'MC\tWhich <i>x</i>&sup2;?\ta\tincorrect\tb\tCorrect\nTF\tIt is.\tfalse\nESS\tDescribe it.\tSo.\n\n' +
      'MA\tWhich?\ta\tcorrect\tb\tcorrect\nMAT\tMatch.\ta\t1\tb\t2\nNUM\tHow many?\t5\t0.1\nXX\tWhat?',
  )
  expect(entries.map(({ status, kind }) => `${status}: ${kind}`)).toEqual([
    'taken: oneRight',
    'taken: trueFalse',
    'taken: descriptive',
    'taken: severalRight',
    'taken: matching',
    'taken: number',
    'left out: unreadable',
  ])
  expect(listsOf(entries[4]!.question)).toEqual(['a → 1', 'b → 2'])
  expect(listsOf(read('ORD\tOrder.\tb\ta')[0]!.question)).toEqual(['b', 'a'])
  expect(entries[0]!.question).toMatchObject({
    question: 'Which x²?',
    options: [{ option: 'a' }, { option: 'b', is_correct: true }],
  })
  expect(entries[1]!.question.options.map(({ is_correct }) => is_correct)).toEqual([false, true])
  expect(entries[2]!.question.solution).toBe('So.')
  expect(entries[6]).toHaveProperty('reason', expect.stringContaining('begins with "XX"'))
})

test('blanks with names, and words for places, are texts with gaps', () => {
  const entries = read(
    'FIB_PLUS\tThe [city] on the [river].\tcity\tLondon\tLondinium\t\triver\tThames\n' +
      'JUMBLED_SENTENCE\tA [b] has [a].\tmilk\ta\tcow\tb\twings\t\nFIB_PLUS\tWhere is [x]?\ty\tz',
  )
  const gapsOf = (index: number) => {
    const { question, interaction } = entries[index]!.question
    return [question, interaction?.kind === 'cloze' && writeClozeCells(interaction).accepted]
  }
  expect(gapsOf(0)).toEqual([
    'The [[1]] on the [[2]].',
    expect.stringContaining('[[1]] London | Londinium\n[[2]] Thames'),
  ])
  expect(gapsOf(1)[0]).toBe('A [[1]] has [[2]].')
  expect(entries[1]!.question.interaction).toMatchObject({
    presentation: { bank: expect.arrayContaining(['milk', 'cow', 'wings']) },
    key: { gaps: [{ accepted: [{ value: 'cow' }] }, { accepted: [{ value: 'milk' }] }] },
  })
  expect(entries[2]!.status).toBe('left out')
})

test('with convert, answers of other kinds become solutions', () => {
  const [pairs, number] = read('MAT\tMatch.\ta\t1\tb\t2\nNUM\tHow many?\t5\t0.1', 'all')
  expect([pairs!.question.solution, number!.question.solution]).toEqual(['a → 1\nb → 2', '5 ± 0.1'])
})

test('reports an option without its mark and a line without an answer instead of guessing', () => {
  const entries = read('MC\tQ\ta\tcorrect\tb\nTF\tQ\tperhaps')
  expect(entries.map((entry) => entry.status === 'left out' && entry.reason)).toEqual([
    'It has 1 option, and a question here has 2 to 8.',
    'It does not say which option is right.',
  ])
})
