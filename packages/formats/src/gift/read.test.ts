import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { toEntry } from '../entry/to-entry.ts'
import { readGift } from './read.ts'

const read = (text: string) => [...readGift(text)].map((raw) => toEntry(raw))
const only = (text: string) => read(text)[0]!

test('a question with options keeps its text, options, solution, tags and the position of its gap', () => {
  const entry = only(
    '// [tag:Rome]\n$CATEGORY: $course$/top/History\n\n' +
      '::T::Rome fell in {\n~44 BC #no\n=476 #yes\n####See Gibbon.} or so.',
  )
  expect(entry).toMatchObject({ status: 'taken', kind: 'oneRight', position: { line: 4 } })
  expect(entry.question).toMatchObject({ question: 'Rome fell in _____ or so.', solution: 'See Gibbon.' })
  expect(entry.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['44 BC', false],
    ['476', true],
  ])
  expect(entry.question.option_feedback).toEqual(['no', 'yes'])
  expect(entry.question.tags.map((tag) => tag.tag_name)).toEqual(['Rome', 'History'])
  expect(entry).toMatchObject({ without: ['its title "T"'] })
})

test('escapes become characters, and a formula keeps a command that begins like a line break', () => {
  const { question } = only(String.raw`a\: b \= c\n\\(x \neq 1\\) {~ \{1\} =\\ ~\~}`)
  expect(question.question).toBe(`a: b = c\n${String.raw`\(x \neq 1\)`}`)
  expect(question.options.map(({ option }) => option)).toEqual(['{1}', '\\', '~'])
})

test.each([
  ['Q {T}', 'trueFalse'],
  ['Q {}', 'descriptive'],
  ['Q {=a =b}', 'shortAnswer'],
  ['Q {#3:1}', 'number'],
  ['Q {=a -> b =c -> d}', 'matching'],
  ['Q {~%50%a ~%50%b ~c}', 'severalRight'],
  ['Q {~%100%a ~b}', 'oneRight'],
  ['Q {~a ~b}', 'noneRight'],
  ['Only a text', 'information'],
  ['Q {anything}', 'unknown'],
  ['Q {', 'unreadable'],
])('%s is of the kind %s', (text, kind) => {
  expect(only(text).kind).toBe(kind)
})

test('reports the line of a brace that is never closed and still reads the next question', () => {
  expect(read('First {=a\n\nSecond {~a =b}')).toMatchObject([
    { status: 'left out', kind: 'unreadable', reason: expect.stringContaining('line 1') },
    { status: 'taken', kind: 'oneRight', position: { line: 3 } },
  ])
})

test('a blank line between braces does not end the question', () => {
  expect(read('First {\n=a\n\n~b}\n\nSecond {T}').map(({ kind }) => kind)).toEqual(['oneRight', 'trueFalse'])
})

test.each([
  ['{#3.14:0.005 =%50%3:0.2#close}', [100, 50]],
  ['{#3.14:0.005#good}', [100]],
  ['{#=3.14:0.005 =%33.33%3}', [100, 33.33333]],
])('reads the numbers of %s, also if the first has no sign', (braces, shares) => {
  const { interaction } = only(`Pi? ${braces}`).question
  const accepted = interaction?.kind === 'numeric' ? interaction.key.accepted : []
  expect(accepted.map(({ share }) => share)).toEqual(shares)
  expect(accepted[0]).toMatchObject({ value: '3.14', tolerance: { by: 'absolute', amount: '0.005' } })
})

test('reads the parts of the marks of options of which one is chosen, and reports what others cost', () => {
  expect(only('Q {=a ~%50%b ~%-20%c}')).toMatchObject({
    question: {
      interaction: { presentation: { at_most: 1 }, scoring: { rule: 'weights', weights: [100, 50, 0] } },
    },
    without: ['the partial credit of option C (-20%)'],
  })
})

test('reads each format in square brackets by its own rules', () => {
  const texts = ['[html]<p>a&lt;b</p><p>c</p>{}', '[plain]<b>a</b> &lt;{}', '[markdown]**a** b{}', 'a < b{}']
  expect(texts.map((text) => only(text).question.question)).toEqual([
    'a<b\nc',
    '<b>a</b> &lt;',
    'a b',
    'a < b',
  ])
})

test('a title behind answers begins a question without a blank line, and a weight may have a comma', () => {
  expect(read('::A::Who? {=a ~%-33,333%b}\n::B::Where? {\n=c\n~d\n}\n::C::When? {T}')).toMatchObject([
    { question: { question: 'Who?', options: [{ option: 'a' }, { option: 'b' }] } },
    { question: { question: 'Where?' }, position: { line: 2 } },
    { kind: 'trueFalse' },
  ])
})

test('a Moodle cloze text is one with gaps, or becomes descriptive with its choices and answers', () => {
  const text = 'Paris is in {1:MULTICHOICE:=France#yes~Spain}, Rome in\n{1:SHORTANSWER:%100%Italy#ok~*#no}.'
  expect(only(text)).toMatchObject({ status: 'taken', kind: 'gaps' })
  const [raw] = readGift(text)
  expect(toEntry(raw!, { convert: 'all' })).toMatchObject({
    status: 'taken',
    without: ['the feedback of its wrong answers'],
    question: {
      question: 'Paris is in _____, Rome in\n_____.\n1: France / Spain',
      solution: '1. France\n2. Italy',
    },
  })
})

test('a matching question that becomes descriptive lists what students match', () => {
  const [raw] = readGift('Match {=frog -> amphibian =cat -> mammal = -> insect}')
  expect(toEntry(raw!, { convert: 'all' }).question).toMatchObject({
    question: 'Match\nfrog / cat\namphibian / insect / mammal',
    solution: 'frog → amphibian\ncat → mammal',
  })
})

test('the source of a left-out question can be read again, with its category and tags', () => {
  const [entry] = read('$CATEGORY: A/B\n\n// [tag:x]\nQ {=a =b}')
  expect(read(entry!.source)[0]!.question).toEqual(entry!.question)
})

test.each([
  ['Grant is {~buried =entombed} in a tomb.', 'Grant is _____ in a tomb.'],
  ['He is {~buried =entombed}.', 'He is _____.'],
  ['un{~usual =able}s', 'un_____s'],
  ['{=Paris ~Rome} is in France.', '_____ is in France.'],
  ['Tell it {} in two lines.', 'Tell it _____ in two lines.'],
  ['Where is it?  {~buried =entombed}\n', 'Where is it?'],
])('given answers within a text, as in %s, then the gap stands where Moodle shows it', (text, expected) => {
  expect(only(text).question.question).toBe(expected)
})

test('given a backslash before an n, then no word of it is missing', () => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode('The path \\\\new {=a ~b}') })
  const [entry] = 'problem' in opened ? [] : [...opened.entries]
  expect(entry).toMatchObject({ status: 'taken', hints: [], question: { question: 'The path \\new' } })
})
