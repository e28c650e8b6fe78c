import { describe, expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'
import { textOfHtml } from './text-of-html.ts'

const told = (text: string, isDescriptive = false): string[] =>
  readPasted(text, { isDescriptive }).map((pasted) => {
    if (pasted.kind === 'left out') return 'left out'
    const { question, options, solution } = pasted.question
    const shown = options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)
    return [question, ...shown, ...(solution === '' ? [] : [`= ${solution}`])].join(' | ')
  })
const toldOfHtml = (html: string): string[] => told(textOfHtml(html).text)

describe('copied from a page', () => {
  test('letters that an assistant puts into bullets stand once, and what follows its list is no option', () => {
    const html =
      '<ol><li><p><strong>Power house?</strong></p><ul><li><p>A) Nucleus</p></li>' +
      '<li><p>B) Mitochondrion ✅</p></li></ul></li>' +
      '<li><p>DNA?</p><ul><li><p>A) Nucleus ✅</p></li><li><p>B) Wall</p></li></ul></li></ol><p>Would you like more?</p>'
    expect(toldOfHtml(html)).toEqual([
      'Power house? | Nucleus | *Mitochondrion',
      'DNA? | *Nucleus | Wall',
      'left out',
    ])
  })

  test('tables within cells are read with their cell and not with each table around it', () => {
    const depth = 60
    const html = `${'<table><tr><td>'.repeat(depth)}1. Which river?${'</td></tr></table>'.repeat(depth)}`
    expect(textOfHtml(html).text.trim()).toBe('1. Which river?')
  })

  test('a formula that is drawn beside its meaning is taken once', () => {
    const html =
      '<p>1. What is <math><msup><mi>x</mi><mn>2</mn></msup></math><span aria-hidden="true">x2</span>?</p>' +
      '<p>A) 2</p><p>B) 4</p><p>Answer: B</p>'
    expect(toldOfHtml(html)).toEqual([String.raw`What is \(x^{2}\)? | 2 | *4`])
  })

  test('the choices of a form are options, and what somebody chose is no key', () => {
    const html =
      '<p>1. Which is a prime? <span>*</span></p><label><input type="radio"> 4</label>' +
      '<label><input type="radio" checked> 7</label>'
    expect(toldOfHtml(html)).toEqual(['Which is a prime? | 4 | 7'])
  })
})

test('bold words of a messenger name questions and answers', () => {
  expect(
    told('*Q1:* Capital of Peru?\na) Lima\nb) Quito\n*Ans:* a\n\n*Q2:* Two?\na) 1\nb) 2\n*Ans:* b'),
  ).toEqual(['Capital of Peru? | *Lima | Quito', 'Two? | 1 | *2'])
})

describe('given blocks of lines without any signs', () => {
  test('that all ask in their first line, then the others are options', () => {
    expect(told('Capital of Peru?\nLima\nQuito\n\nTwo and two?\n3\n4\n5')).toEqual([
      'Capital of Peru? | Lima | Quito',
      'Two and two? | 3 | 4 | 5',
    ])
  })

  test('of which one does not, then they stay as they are', () => {
    expect(told('Capital of Peru?\nLima\nQuito\n\nThis is a text\nof two lines\nand a third')).toHaveLength(1)
  })
})

describe('given two columns', () => {
  test('without headings, then they are cards whose answers are typed', () => {
    const [first] = readPasted('osmosis\twater through a membrane\nATP\tenergy', { isDescriptive: false })
    expect(first).toMatchObject({
      question: {
        question: 'osmosis',
        interaction: { key: { accepted: [{ value: 'water through a membrane' }] } },
      },
      notes: ['Students type its answer, because the file has no options: check what is accepted.'],
    })
    expect(told('osmosis\twater\nATP\tenergy', true)).toEqual(['osmosis | = water', 'ATP | = energy'])
  })

  test('with headings, then commas may separate them', () => {
    expect(told('question,answer\nCapital of Peru?,Lima\n2+2?,4')).toEqual(['Capital of Peru?', '2+2?'])
  })
})
