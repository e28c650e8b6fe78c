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

const group = (inside: (options: readonly string[]) => string, ...keys: readonly string[]): string =>
  `<section data-answer="${keys[0]}"><p>1. Largest moon?</p>${inside(['Io', 'Ganymede'])}</section>` +
  `<section data-answer="${keys[1]}"><p>2. Smallest moon?</p>${inside(['Deimos', 'Rhea'])}</section>`
const items = (options: readonly string[]): string =>
  `<ul>${options.map((one) => `<li>${one}</li>`).join('')}</ul>`
const buttons = (options: readonly string[]): string =>
  options.map((one, index) => `<label><input type="radio" value="v${index}"> ${one}</label><br>`).join('')

test.each([
  ['a letter', group(items, 'b', 'a')],
  ['a text', group(items, 'Ganymede', 'Deimos')],
  ['the value of a button', group(buttons, 'v1', 'v0')],
])('what stands around the options of each question may name the right one by %s', (_, html) => {
  expect(readList(`<html><body>${html}</body></html>`)).toEqual([
    'Largest moon? | Io | *Ganymede',
    'Smallest moon? | *Deimos | Rhea',
  ])
})

test('a number around the options names none, because it may count from 0 or from 1', () => {
  expect(readList(`<html><body>${group(items, '1', '0')}</body></html>`)).toEqual([
    'left out | Io | Ganymede',
    'left out | Deimos | Rhea',
  ])
})
