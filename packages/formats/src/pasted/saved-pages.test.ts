import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { toldBy } from '../testing/read-word-body.ts'
import { textOfHtml } from './text-of-html.ts'

const read = (html: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(html), name: 'page.html' })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const told = (html: string): string[] => toldBy(read(html))

test('a saved Google Doc has the levels and the marks of its lists in classes', () => {
  const item = (level: number, start: number, ...texts: string[]) =>
    `<ol class="c1 lst-kix_ab12-${level} start" start="${start}">${texts
      .map((text) => `<li class="c1"><span class="${text.startsWith('!') ? 'c3' : 'c2'}">${text}</span></li>`)
      .join('')}</ol>`
  const css =
    '.lst-kix_ab12-1>li:before{content:"" counter(lst-ctn-kix_ab12-1,lower-latin) ". "}' +
    '.c1{padding-top:0pt}.c2{color:#000000;font-weight:400}.c3{background-color:#ffff00}'
  const lists =
    item(0, 1, 'Where is DNA?') +
    item(1, 1, 'Wall', '!Nucleus') +
    item(0, 2, 'Sea?') +
    item(1, 1, '!Red', 'Hill')
  expect(told(`<html><head><style>${css}</style></head><body>${lists}</body></html>`)).toEqual([
    'Where is DNA? | Wall | *!Nucleus',
    'Sea? | *!Red | Hill',
  ])
})

test('a list of its own that the style sheet letters has options', () => {
  const css = '.lst-kix_b-0>li:before{content:"(" counter(lst-ctn-kix_b-0,upper-latin) ") "}'
  const html =
    `<html><head><style>${css}</style></head><body><p>1. Sea?</p>` +
    '<ol class="lst-kix_b-0"><li>Red</li><li>Hill</li></ol>' +
    '<p>Answer: A</p></body></html>'
  expect(told(html)).toEqual(['Sea? | *Red | Hill'])
})

const reviewed = (
  kind: string,
  text: string,
  answer: string,
  right: string,
  grade = 'Mark 0.00 out of 2.00',
): string =>
  `<div class="que ${kind} incorrect"><div class="info"><h3>Question <span>1</span></h3>` +
  `<div class="state">Incorrect</div>` +
  `<div class="grade">${grade}</div></div><div class="content">` +
  `<div class="formulation"><div class="qtext"><p>${text}</p></div>` +
  `<div class="ablock"><div class="prompt">Select one:</div><div class="answer">${answer}</div></div></div>` +
  `<div class="outcome"><div class="rightanswer">${right}</div></div></div></div>`
const row = (text: string, letter: string, type = 'radio', state = ''): string =>
  `<div class="r0 ${state}"><input type="${type}" name="q"${state === '' ? '' : ' checked'}><div>` +
  `<span class="answernumber">${letter}. </span><div>${text}</div></div><i class="icon" title="x"></i></div>`
const page = (...questions: string[]): string =>
  `<html><body><nav>Home</nav><h2>Quiz</h2>${questions.join('')}<p>Finish review</p></body></html>`

test('the review of an attempt in Moodle is read by its right answers and not by what was chosen', () => {
  const entries = read(
    page(
      reviewed(
        'multichoice',
        'Liquid metal?',
        row('Iron', 'a', 'radio', 'incorrect') + row('Mercury', 'b'),
        'The correct answer is: Mercury',
      ),
      reviewed(
        'truefalse',
        'Glass is a metal.',
        row('True', 'a') + row('False', 'b'),
        "The correct answer is 'False'.",
      ),
      reviewed(
        'multichoice',
        'Which are primes?',
        row('2', 'a', 'checkbox', 'correct') + row('4', 'b', 'checkbox') + row('7', 'c', 'checkbox'),
        'The correct answers are: 2, 7',
      ),
    ),
  )
  expect(toldBy(entries)).toEqual([
    'Liquid metal? | Iron | *Mercury',
    'Glass is a metal. | True | *False',
    'Which are primes? | *2 | 4 | *7',
  ])
  expect(entries.map(({ question }) => question.weightage)).toEqual([2, 2, 2])
})

test('without right answers, a review only knows the one that was chosen and is right', () => {
  const hidden = (answer: string): string =>
    reviewed('multichoice', 'Which?', answer, '').replace(/<div class="rightanswer">.*?<\/div>/, '')
  expect(told(page(hidden(row('x', 'a', 'radio', 'correct') + row('y', 'b'))))).toEqual(['Which? | *x | y'])
  const unsure = '1. Which?\n\nA. x\nB. y\nMarks: 2'
  expect(textOfHtml(page(hidden(row('x', 'a', 'radio', 'incorrect') + row('y', 'b')))).text).toBe(unsure)
  expect(
    textOfHtml(page(hidden(row('x', 'a', 'checkbox', 'correct') + row('y', 'b', 'checkbox')))).text,
  ).toBe(unsure)
})

test('a list that drops down is a gap with what it offers', () => {
  const select = '<select><option>Choose...</option><option>Lisbon</option><option>Madrid</option></select>'
  expect(told(`<html><body><p>1. Spain: ${select}</p><p>2. Which sea?</p></body></html>`)[0]).toBe(
    'Spain: ____ (Lisbon / Madrid)',
  )
})

test('an answer that a click opens belongs to its question', () => {
  const question = (number: number, answer: string): string =>
    `<h6>${number}. Falsy?</h6><ul><li>A: []</li><li>B: 0</li></ul><details><summary><b>Answer</b></summary>` +
    `<p>Answer: ${answer}</p></details>`
  expect(told(`<html><body>${question(1, 'B')}${question(2, 'A')}</body></html>`)).toEqual([
    'Falsy? | [] | *0',
    'Falsy? | *[] | 0',
  ])
})

test('a letter before an option that a class calls right is no part of its text', () => {
  const html =
    '<p>1. Largest?</p><p>a) Mars</p><p class="right">b) Jupiter</p>' +
    '<p>2. Hot?</p><p class="right">a) Sun</p><p>b) Ice</p>'
  expect(told(`<html><body>${html}</body></html>`)).toEqual([
    'Largest? | Mars | *Jupiter',
    'Hot? | *Sun | Ice',
  ])
})
