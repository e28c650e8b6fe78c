import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'
import { textOfHtml } from './text-of-html.ts'

const item = (text: string, markup: string) => `<li ${markup}>${text}</li>`
const page = (right: string, wrong: string) =>
  `<html><body><ol><li>Which sea?<ul>${item('Red', right)}${item('Hot', wrong)}</ul></li>` +
  `<li>Which river?<ul>${item('Po', wrong)}${item('Nile', right)}</ul></li></ol></body></html>`

test.each([
  ['class="answer correct"', 'class="answer"'],
  ['class="is-correct"', 'class="is-incorrect"'],
  ['data-correct="true"', 'data-correct="false"'],
  ['class="right-answer right"', ''],
])('given a page whose right options have %s, then that is the key', (right, wrong) => {
  expect(readList(page(right, wrong))).toEqual(['Which sea? | *Red | Hot', 'Which river? | Po | *Nile'])
})

test('given options in blocks without letters, then their classes say which they are', () => {
  const block = (text: string, name: string) => `<div class="choice ${name}">${text}</div>`
  expect(
    readList(
      `<div><p>Which sea?</p>${block('Red', 'correct')}${block('Hot', 'incorrect')}<p>Which river?</p>` +
        `${block('Po', 'incorrect')}${block('Nile', 'correct')}</div>`,
    ),
  ).toEqual(['Which sea? | *Red | Hot', 'Which river? | Po | *Nile'])
})

const button = (name: string, text: string, more = '') =>
  `<label><input type="radio" name="${name}" ${more}>${text}</label><br>`
const form = (second: string) =>
  `${button('a', 'Red', 'checked')}${button('a', 'Hot')}<p>2. Which river?</p>` +
  button('b', 'Po') +
  button('b', 'Nile', second)

test('given one chosen button for each question, then these are the key, which the author is to check', () => {
  const html = `<form><p>1. Which sea?</p>${form('checked')}</form>`
  expect(readList(html)).toEqual(['Which sea? | *Red | Hot', 'Which river? | Po | *Nile'])
  expect(openQuestionFile({ bytes: new TextEncoder().encode(html) })).toMatchObject({
    notes: [expect.stringContaining('may be the answers of a student')],
  })
})

test('given a question without a chosen button, or a page that is pasted, then none is the key', () => {
  expect(readList(`<form><p>1. Which sea?</p>${form('')}</form>`)).toEqual([
    'left out | Red | Hot',
    'left out | Po | Nile',
  ])
  expect(textOfHtml(`<form><p>1. Which sea?</p>${form('checked')}</form>`).text).not.toContain('●')
})
