import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const optionTexts =
  'A|B|C|D|a|b|à|O|AB|Co|CO|co|Sie|sie|an|the|true|True|T|1|2|10|A, B|iron, zinc|iron|Nile|The Nile|3.5|Б|в|ب'.split(
    '|',
  )

type Asked = { options: string[]; right: number }
const question: fc.Arbitrary<Asked> = fc
  .record({
    options: fc.uniqueArray(fc.constantFrom(...optionTexts), { minLength: 2, maxLength: 5 }),
    right: fc.nat(4),
  })
  .map(({ options, right }) => ({ options, right: right % options.length }))

/** Letters of options, and what stands around them. */
const alphabets = ['ABCDE', 'abcde', 'АБВГД', 'абвгд', 'ΑΒΓΔΕ', 'अआइईउ', 'কখগঘঙ', 'אבגדה']
const around = ['. ', ') ', ': ']
const names = [
  'Answer:',
  'ANSWER :',
  'Ans.',
  'ans -',
  'Correct answer:',
  'Key:',
  'Réponse :',
  'Lösung:',
  '→ Answer:',
  'Ответ:',
]
/** Cyrillic letters that look like Latin ones. Some have another place in their alphabet. */
const cyrillicAlike: Readonly<Record<string, string>> = { A: 'А', B: 'В', C: 'С', E: 'Е' }
/** Ways of writing a key that names an option by its letter, by its text or by both. */
const ways: ((letter: string, text: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toLowerCase(),
  (letter) => letter.toUpperCase(),
  (letter) => `(${letter})`,
  (letter) => `${letter}.`,
  (letter) => `${letter} )`,
  (letter) => `[${letter}]`,
  (letter) => `"${letter}"`,
  (letter) => `option ${letter}`,
  (letter) => letter.replace(/[A-E]/, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0)),
  (letter) => cyrillicAlike[letter] ?? letter,
  (letter) => `**${letter}**`,
  (letter) => `${letter} is right`,
  (letter) => `${letter}!`,
  (_, text) => text,
  (_, text) => `${text}.`,
  (_, text) => `“${text}”`,
  (letter, text) => `${letter}. ${text}`,
  (letter, text) => `(${letter.toLowerCase()}) ${text}`,
  (letter, text) => `${letter} - ${text}`,
  (letter, text) => `${letter}: ${text}`,
  (letter, text) => `${letter} (${text})`,
  (letter, text) => `${letter}) ${text}, because it is so`,
]

const written = fc.record({
  asked: fc.array(question, { minLength: 1, maxLength: 4 }),
  alphabet: fc.constantFrom(...alphabets),
  sign: fc.constantFrom(...around),
  name: fc.constantFrom(...names),
  way: fc.nat(ways.length - 1),
  isMarkdown: fc.boolean(),
  isAtEnd: fc.boolean(),
})
type Written = typeof written extends fc.Arbitrary<infer List> ? List : never

const listOf = ({ asked, alphabet, sign, name, way, isMarkdown, isAtEnd }: Written): string => {
  const letters = [...alphabet]
  const keys = asked.map(({ options, right }) => ways[way]!(letters[right]!, options[right]!))
  const bold = isMarkdown ? '**' : ''
  const questions = asked.map(({ options }, index) =>
    [
      `${index + 1}. Which of them is number ${index + 1}?`,
      ...options.map((option, at) => `${letters[at]}${sign}${option}`),
      ...(isAtEnd ? [] : [`${bold}${name}${bold} ${keys[index]}`]),
    ].join('\n'),
  )
  const atEnd = isAtEnd ? [`Answer key\n${keys.map((key, index) => `${index + 1}. ${key}`).join('\n')}`] : []
  return [...questions, ...atEnd].join('\n\n')
}

/** Questions whose right option is another one than the key names, without a word. */
const movedIn = (list: Written): string[] => {
  // Without an answer below it, a single question with such lines may be a dialogue.
  if (list.sign === ': ' && list.isAtEnd && list.asked.length < 2) return []
  const opened = openQuestionFile({
    bytes: new TextEncoder().encode(listOf(list)),
    name: list.isMarkdown ? 'list.md' : 'list.txt',
  })
  if ('problem' in opened) return []
  return [...opened.entries].flatMap(({ status, question: { question, options }, ...entry }) => {
    const { options: asked, right } = list.asked[Number(/number (\d)/.exec(question)?.[1] ?? 0) - 1] ?? {}
    const found = options.filter(({ is_correct }) => is_correct).map(({ option }) => option)
    if (status === 'left out' || asked === undefined || found.length === 0) return []
    const isSaid = 'hints' in entry && entry.hints.length + entry.without.length > 0
    return isSaid || (found.length === 1 && found[0]!.endsWith(asked[right!]!))
      ? []
      : [`${question} ${found.join(' + ')}`]
  })
}

test('no way of writing a key moves it to another option without a word', () => {
  fc.assert(
    fc.property(written, (list) => {
      expect(movedIn(list), listOf(list)).toEqual([])
    }),
    { numRuns: runs(400) },
  )
})
