import { describe, expect, test } from 'vitest'
import type { Pasted } from './pasted.ts'
import { readPasted } from './read-pasted.ts'
import { textOfHtml } from './text-of-html.ts'

const brief = (pasted: Pasted) => {
  if (pasted.kind === 'left out') return `left out: ${pasted.reason}`
  const { question, notes } = pasted
  const options = question.options.map(({ option, is_correct }) => (is_correct ? `*${option}` : option))
  return [question.question, options.join(' | '), ...notes].filter(Boolean).join(' / ')
}
const read = (text: string, isDescriptive = false) => readPasted(text, { isDescriptive }).map(brief)
const readHtml = (html: string) => read(textOfHtml(html).text)
const capitals = ['Capital of France? / *Paris | Rome', 'Capital of Italy? / Paris | *Rome']

describe('a pasted list, with the key marked in any usual way', () => {
  test.each([
    ['stars', '1. Capital of France?\n*a) Paris\nb) Rome\n\n2. Capital of Italy?\na) Paris\n*b) Rome'],
    ['ticks', '1) Capital of France?\nA. Paris ✓\nB. Rome\n2) Capital of Italy?\nA. Paris\nB. Rome ✓'],
    [
      'answers below',
      '1. Capital of France?\na) Paris\nb) Rome\nAnswer: a\n2. Capital of Italy?\na) Paris\nb) Rome\nAnswer: Rome',
    ],
    [
      'a key at the end',
      '1. Capital of France?\na) Paris\nb) Rome\n\n2. Capital of Italy?\na) Paris\nb) Rome\n\nAnswer key\n1. A\n2. B',
    ],
    [
      'JSON of an assistant',
      'Here it is:\n```json\n[\n' +
        '\t{"question": "Capital of France?", "options": ["Paris", "Rome"], "answer": "A"},\n' +
        '\t{"question": "Capital of Italy?", "options": ["Paris", "Rome"], "answer": "Rome"},\n]\n```',
    ],
    ['boxes', 'Capital of France?\n[x] Paris\n[ ] Rome\n\nCapital of Italy?\n[ ] Paris\n[x] Rome'],
    [
      'Aiken',
      'Capital of France?\nA. Paris\nB. Rome\nANSWER: A\n\nCapital of Italy?\nA. Paris\nB. Rome\nANSWER: B',
    ],
    ['GIFT', 'Capital of France? {=Paris ~Rome}\n\nCapital of Italy? {~Paris =Rome}'],
  ])('%s', (_way, text) => {
    expect(read(text)).toEqual(capitals)
  })

  test('a question without a usable key is taken with a note', () => {
    expect(read('1. One?\na) x\nb) y')).toEqual(['One? / x | y / It does not say which option is right.'])
    expect(read('1. One?\na) x\nb) y\nAnswer: e')[0]).toContain('Its answer "e" is none of its options.')
  })

  test('questions alone are taken, and a text that is not a question is left out with the reason', () => {
    expect(read('1. Why is the sky blue?\n2. Why is snow white?')).toEqual([
      'Why is the sky blue? / It has no options yet.',
      'Why is snow white? / It has no options yet.',
    ])
    expect(read('Dear colleagues, thank you for coming.')[0]).toMatch(/^left out: /)
  })

  test('what says that it has no key is descriptive; a list only lacks its options', () => {
    const kindOf = (text: string) => {
      const [pasted] = readPasted(text, { isDescriptive: false })
      return pasted?.kind === 'question' && [pasted.question.interaction?.kind, pasted.notes]
    }
    expect(kindOf('Why is the sky blue? {}')).toEqual(['descriptive', []])
    expect(kindOf('1. Why is the sky blue?')).toEqual([undefined, ['It has no options yet.']])
  })

  test('in a quiz of descriptive questions, options become part of the text', () => {
    const [pasted] = readPasted('1. One?\na) x\nb) y\nAnswer: a', { isDescriptive: true })
    expect(pasted).toMatchObject({ kind: 'question', question: { options: [], solution: 'A) x' } })
  })
})

describe('a pasted table', () => {
  test('headings tell what the columns hold, in any order and language', () => {
    expect(
      read(
        'Nr\tFrage\tA\tB\tRichtige Antwort\n' +
          '1\tCapital of France?\tParis\tRome\tA\n2\tCapital of Italy?\tParis\tRome\tB',
      ),
    ).toEqual(capitals)
    expect(read('question,option1,option2,answer\nCapital of France?,Paris,Rome,Paris')).toEqual([
      capitals[0],
    ])
  })

  test('without headings, the column whose cells name options is the key', () => {
    expect(read('Capital of France?\tParis\tRome\tA\nCapital of Italy?\tParis\tRome\tB')).toEqual(capitals)
    expect(
      read('1\tCapital of France?\tParis\tRome\tParis\n2\tCapital of Italy?\tParis\tRome\tRome'),
    ).toEqual(capitals)
  })

  test('rows with one option each are joined', () => {
    expect(
      read(
        'Question\tOption\tCorrect\tFeedback\nCapital of France?\tParis\tyes\tRight\n\tRome\tno\tWrong\n' +
          'Capital of Italy?\tParis\tno\t\n\tRome\tyes\t',
      ),
    ).toEqual([`${capitals[0]} / Pasted without “Feedback” of its other rows.`, capitals[1]])
  })

  test('a cell may have several lines, and a row without a question is left out', () => {
    expect(read('question\toption1\toption2\tanswer\n"Two\nlines?"\tx\ty\tb\n\tx\ty\ta')).toEqual([
      'Two\nlines? / x | *y',
      'left out: It has no text.',
    ])
  })
})

test('a pasted table is read by its cells as a file is, and says what to check', () => {
  const pasted = readPasted('Question\tA\tB\tC\tWeights\nWhich rise?\tTide\tSun\tStone\t60/40/-50', {
    isDescriptive: false,
  })
  expect(pasted[0]).toMatchObject({
    question: { interaction: { scoring: { rule: 'weights', weights: [60, 40, -50] } } },
  })
  const [first] = readPasted('Question\tA\tB\tC\tAnswer\nWhich?\tx\ty\tz\t2\nWho?\tk\tl\tm\t1', {
    isDescriptive: false,
  })
  expect(first && 'notes' in first && first.notes.join()).toContain('may count from 0 or from 1')
})

describe('text copied from word processors and spreadsheets', () => {
  test('reads numbered lists with nested options, the correct one bold', () => {
    expect(
      readHtml(
        '<ol><li>Capital of France?<ol><li><b>Paris</b></li><li>Rome</li></ol></li>' +
          '<li>Capital of Italy?<ol><li>Paris</li><li><span style="font-weight:700">Rome</span></li></ol></li></ol>',
      ),
    ).toEqual(capitals)
  })

  test('reads paragraphs numbered by a word processor, the correct option coloured', () => {
    const item = (label: string, text: string, style = '') =>
      `<p class=MsoListParagraph><span style='mso-list:Ignore'>${label}<span>&nbsp;&nbsp; </span></span>` +
      `<span style='${style}'>${text}</span></p>`
    expect(
      readHtml(
        item('1.', 'Capital of France?', 'font-weight:bold') +
          item('a.', 'Paris', 'background:yellow') +
          item('b.', 'Rome') +
          item('2.', 'Capital of Italy?', 'font-weight:bold') +
          item('a.', 'Paris') +
          item('b.', 'Rome', 'color:#c00000'),
      ),
    ).toEqual(capitals)
  })

  test('reads a table and raised text, and counts images', () => {
    const { text, images } = textOfHtml(
      '<table><tr><th>Question</th><th>A</th><th>B</th><th>Key</th></tr>' +
        '<tr><td>What is 2<sup>3</sup>?<img src="x.png"></td><td>8</td><td>6</td><td>A</td></tr></table>',
    )
    expect(images).toBe(1)
    expect(read(text)).toEqual(['What is 2³? / *8 | 6'])
  })

  test('where every option is bold, bold marks no correct answer', () => {
    expect(readHtml('<p>1. One?</p><p><b>a) x</b></p><p><b>b) y</b></p>')[0]).toContain('does not say which')
  })
})
