import { elementAt } from '@quizwright/domain/defined.ts'
import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

type Asked = { options: readonly string[]; right: number }
const texts = 'Nile|Amazon|Red Sea|Lima|7|A|B|iron|CO2|true colour|Zoé|نیل|北京|3.5 m'.split('|')

const asked: fc.Arbitrary<readonly Asked[]> = fc.array(
  fc
    .record({
      options: fc.uniqueArray(fc.constantFrom(...texts), { minLength: 3, maxLength: 4 }),
      right: fc.nat(11),
    })
    .map(({ options, right }) => ({ options, right: right % options.length })),
  { minLength: 2, maxLength: 4 },
)

const stem = (index: number): string => `Which of these is number ${index + 1}?`
const letter = (index: number): string => elementAt('ABCD', index)
type Notation = (questions: readonly Asked[]) => string

const listed =
  (line: (asked: Asked, index: number) => string[], end?: Notation): Notation =>
  (questions) =>
    [...questions.map((one, index) => line(one, index).join('\n')), ...(end ? [end(questions)] : [])].join(
      '\n\n',
    )
const lettered = ({ options }: Asked, sign = ')'): string[] =>
  options.map((text, index) => `${letter(index)}${sign} ${text}`)

/** The same questions as teachers, programs and assistants write them. */
const notations: Readonly<Record<string, Notation>> = {
  'answers below': listed((one, index) => [
    `${index + 1}. ${stem(index)}`,
    ...lettered(one),
    `Answer: ${letter(one.right)}`,
  ]),
  'letters with dots': listed((one, index) => [
    `Q${index + 1}. ${stem(index)}`,
    ...lettered(one, '.'),
    `Ans. (${letter(one.right)})`,
  ]),
  stars: listed((one, index) => [
    `${index + 1}. ${stem(index)}`,
    ...lettered(one).map((line, at) => (at === one.right ? `*${line}` : line)),
  ]),
  ticks: listed((one, index) => [
    `${index + 1}) ${stem(index)}`,
    ...lettered(one).map((line, at) => (at === one.right ? `${line} ✓` : line)),
  ]),
  boxes: listed((one, index) => [
    `${index + 1}. ${stem(index)}`,
    ...one.options.map((text, at) => `${at === one.right ? '☑' : '☐'} ${text}`),
  ]),
  'boxes of Markdown': listed((one, index) => [
    `## ${stem(index)}`,
    '',
    ...one.options.map((text, at) => `- [${at === one.right ? 'x' : ' '}] ${text}`),
  ]),
  'a key at the end': listed(
    (one, index) => [`${index + 1}. ${stem(index)}`, ...lettered(one)],
    (questions) =>
      `Answer key\n${questions.map(({ right }, index) => `${index + 1}. ${letter(right)}`).join('\n')}`,
  ),
  'a key in one line': listed(
    (one, index) => [`${index + 1}. ${stem(index)}`, ...lettered(one)],
    (questions) =>
      `Answers: ${questions.map(({ right }, index) => `${index + 1}-${letter(right)}`).join(', ')}`,
  ),
  'letter and text': listed((one, index) => [
    `${index + 1}. ${stem(index)}`,
    ...lettered(one),
    `Correct answer: ${letter(one.right)}) ${elementAt(one.options, one.right)}`,
  ]),
  Aiken: listed((one, index) => [stem(index), ...lettered(one, '.'), `ANSWER: ${letter(one.right)}`]),
  Urdu: listed((one, index) => [
    `سوال ${index + 1}: ${stem(index)}`,
    ...one.options.map((text, at) => `(${elementAt(['الف', 'ب', 'ج', 'د'], at)}) ${text}`),
    `جواب: (${elementAt(['الف', 'ب', 'ج', 'د'], one.right)})`,
  ]),
  Russian: listed((one, index) => [
    `Вопрос ${index + 1}. ${stem(index)}`,
    ...one.options.map((text, at) => `${elementAt('абвг', at)}) ${text}`),
    `Ответ: ${elementAt('абвг', one.right)}`,
  ]),
  MyTest: listed((one, index) => [
    `? ${stem(index)}`,
    ...one.options.map((text, at) => `${at === one.right ? '+' : '-'} ${text}`),
  ]),
  JSON: (questions) =>
    JSON.stringify(
      questions.map(({ options, right }, index) => ({
        question: stem(index),
        options,
        correctAnswer: letter(right),
      })),
      null,
      1,
    ),
}

/** Changes of a file that say nothing about its keys. Each is applied to the text as a whole. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line ends of old Macs': (text) => text.replaceAll('\n', '\r'),
  'line ends of Unicode': (text) => text.replaceAll('\n', '\u2028'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'blanks behind lines': (text) => text.replaceAll('\n', '  \n'),
  'more blank lines': (text) => text.replaceAll('\n\n', '\n\n\n\n'),
  'blank lines everywhere': (text) => text.replaceAll('\n', '\n\n'),
  'indented options': (text) => text.replaceAll(/^(?=\*?\(?[A-Dа-г]\)|[☐☑])/gm, '    '),
  'unbreakable blanks': (text) => text.replaceAll(/(?<=\S) (?=\S)/g, '\u00a0'),
  'marks of direction': (text) => text.replaceAll(/^(?=\S)/gm, '\u200e'),
  'other digits for questions': (text) =>
    text.replaceAll(/^\d(?=[.)])/gm, (digit) => elementAt('٠١٢٣٤٥', Number(digit))),
  'capital names of answers': (text) =>
    text.replaceAll(new RegExp(String.raw`^(?:Answer|Ans|Correct answer)(?=[:.])`, 'gm'), (name) =>
      name.toUpperCase(),
    ),
  'full width': (text) =>
    text.replaceAll(
      /^([A-D])[.)] /gm,
      (_, sign: string) => `${String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)}．`,
    ),
  'a title': (text) => (text.startsWith('[') ? text : `Test of geography\n\n${text}`),
  'a line that thanks': (text) => (text.startsWith('[') ? text : `${text}\n\nGood luck!`),
}

const keysOf = (text: string): Map<string, { right: string; isSaid: boolean }> => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'list.txt' })
  if ('problem' in opened) return new Map()
  return new Map(
    [...opened.entries].flatMap((entry) => {
      const { question, options } = entry.question
      const place = /number (\d)/.exec(question.replaceAll('\u00a0', ' '))?.[1]
      if (place === undefined || entry.status === 'left out') return []
      const right = options
        .filter(({ is_correct }) => is_correct)
        .map(({ option }) => option.replaceAll(/[\u00a0\u200e]/g, ' ').trim())
      return [[place, { right: right.join(' + '), isSaid: entry.hints.length + entry.without.length > 0 }]]
    }),
  )
}

const isRead = (questions: readonly Asked[], text: string, isStrict: boolean): string[] => {
  const keys = keysOf(text)
  return questions.flatMap(({ options, right }, index) => {
    const read = keys.get(String(index + 1))
    const wanted = elementAt(options, right)
    if (read === undefined || read.right === '') return isStrict ? [`${index + 1} has no key`] : []
    return read.right === wanted || read.isSaid ? [] : [`${index + 1} is ${read.right} instead of ${wanted}`]
  })
}

/** Options that are letters can be read in two ways, which is asked about. */
const withoutLetters = (questions: readonly Asked[]): boolean =>
  questions.every(({ options }) => options.every((text) => text.length > 1))

test('a change of a list that says nothing about its keys moves none without a word', () => {
  fc.assert(
    fc.property(
      asked,
      fc.constantFrom(...Object.keys(notations)),
      fc.constantFrom(...Object.keys(changes)),
      fc.constantFrom(...Object.keys(changes)),
      (questions, notation, one, other) => {
        const plain = elementAt([notations[notation]], 0)(questions)
        const changed = elementAt([changes[one]], 0)(elementAt([changes[other]], 0)(plain))
        expect(isRead(questions, changed, false), `${notation}, ${one}, ${other}\n${changed}`).toEqual([])
      },
    ),
    { numRuns: runs(400) },
  )
})

test.each(Object.keys(notations))(
  '%s: another order of options, or another key, is read as such',
  (notation) => {
    fc.assert(
      fc.property(asked.filter(withoutLetters), fc.nat(3), (questions, turn) => {
        const turned = questions.map(({ options, right }) => ({
          options: options.map((_, index) => elementAt(options, (index + turn) % options.length)),
          right: (right + 1) % options.length,
        }))
        const text = elementAt([notations[notation]], 0)(turned)
        expect(isRead(turned, text, true), text).toEqual([])
      }),
      { numRuns: runs(25) },
    )
  },
)
