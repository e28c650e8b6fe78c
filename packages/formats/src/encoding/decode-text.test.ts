import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { decodeText } from './decode-text.ts'

const aiken = 'Où?\nA. Genève\nB. Łódź\nANSWER: B\n'

test.each([
  ['UTF-16LE', Buffer.from(aiken, 'utf16le')],
  ['UTF-16BE', Buffer.from(aiken, 'utf16le').swap16()],
])('recognizes %s without a byte order mark', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: aiken, encoding })
  expect(openQuestionFile({ bytes })).toHaveProperty('format', 'aiken')
})

test.each(['little', 'big'])(
  'given a text in UTF-32 (%s), then a sentence says what to save it as',
  (order) => {
    const bytes = Buffer.alloc(4 * aiken.length)
    for (const [index, letter] of [...aiken].entries())
      if (order === 'big') bytes.writeUInt32BE(letter.codePointAt(0)!, index * 4)
      else bytes.writeUInt32LE(letter.codePointAt(0)!, index * 4)
    expect(openQuestionFile({ bytes })).toEqual({
      problem: 'This is a text in UTF-32, which is not read here. Save it as UTF-8, and upload that.',
    })
    expect(openQuestionFile({ bytes: Buffer.from('A\nB\nC\n', 'utf16le') })).not.toMatchObject({
      problem: expect.stringContaining('UTF-32'),
    })
  },
)

test('bytes with zeros everywhere are not text', () => {
  expect(openQuestionFile({ bytes: Uint8Array.from([65, 0, 0, 65, 0, 0, 65, 0, 0]) })).toHaveProperty(
    'problem',
  )
})

test.each([
  [
    'GBK',
    'MS4g1tC5+rXEyte2vMrHxMTA76O/CkEuIMnPuqMKQi4gsbG+qQq08LC4o7pCCjIuIM/CwdDExM/u1f3It6O/CkEuIMrHCkIuILfxCrTwsLijukEK',
    '中国的首都是哪里？',
    '北京',
  ],
  [
    'Windows-1251',
    'MS4g0fLu6+j24CDQ7vHx6Og/CuApIMrg5+Dt/ArhKSDM7vHq4uAKzvLi5fI6IOEK',
    'Столица России?',
    'Москва',
  ],
  [
    'Shift_JIS',
    'MS4gk/qWe4LMjvGTc4LNgseCsYLFgreCqYFCCkEuIJHljeMKQi4gk4yLngqQs4nwgUZCCg==',
    '日本の首都はどこですか。',
    '東京',
  ],
  [
    'MacRoman',
    'MS4gT50gZXN0IGzVjnSOINAg0myI0yA/CkEuIIggZ2F1Y2hlCkIuIIggY5l0jgpSjnBvbnNlIDogQgo=',
    'Où est l’été – “là” ?',
    'à côté',
  ],
])(
  'given a list in %s, then its letters are guessed, and it is said',
  (encoding, base64, question, right) => {
    const opened = openQuestionFile({ bytes: Buffer.from(base64, 'base64') })
    if ('problem' in opened) throw new Error(opened.problem)
    const [first] = opened.entries
    expect(first!.question.question).toBe(question)
    expect(first!.question.options.find((option) => option.is_correct)?.option).toBe(right)
    expect(opened.notes).toEqual([expect.stringContaining(`was read as ${encoding}: look at`)])
  },
)

test('given lines of UTF-8 beside others, then each is read by itself', () => {
  const bytes = Buffer.concat([Buffer.from('Où ? – là\n'), Buffer.from('O\xf9 ? \x96 l\xe0\n', 'latin1')])
  expect(decodeText(bytes)).toMatchObject({
    text: 'Où ? – là\nOù ? – là\n',
    note: expect.stringContaining('mixes UTF-8 and Windows-1252'),
  })
})

/** The bytes of a text in an encoding that has one byte for each letter. */
const encodedAs = (encoding: string, text: string): Uint8Array => {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f)
}

test.each([
  ['Windows-1256', 'ما هي لغة مصر الرسمية؟ اختر الجواب الصحيح من بين الأجوبة'],
  ['Windows-1253', 'Ποια είναι η πρωτεύουσα της Ελλάδας; Διάλεξε τη σωστή απάντηση'],
  ['Windows-1255', 'מהי עיר הבירה של צרפת? בחרו את התשובה הנכונה מבין האפשרויות'],
  ['Windows-1254', 'Aşağıdakilerden hangisi doğrudur? İkinci şıkkı seçiniz'],
  ['Windows-1252', '¿Dónde está? ¡Qué bien! El niño está aquí'],
  ['Windows-1252', 'Það er góður dagur, og þú ert hér'],
])('a text in %s is guessed by its letters', (encoding, text) => {
  expect(decodeText(encodedAs(encoding.toLowerCase(), text))).toMatchObject({ encoding, text })
})

test('Czech letters of Windows-1250 are not read as those of Western Europe', () => {
  const bytes = Uint8Array.from(
    [...'Zdůrazňuje nutnost řešení problémů a vztahů, kladný vliv'].map((char) => {
      const byte = { ů: 0xf9, ň: 0xf2, ř: 0xf8, š: 0x9a, í: 0xed, é: 0xe9, ý: 0xfd }[char]
      return byte ?? char.charCodeAt(0)
    }),
  )
  expect(decodeText(bytes)).toMatchObject({
    text: 'Zdůrazňuje nutnost řešení problémů a vztahů, kladný vliv',
    encoding: 'Windows-1250',
  })
})

test.each([
  ['Windows-1251', 'Вопрос;Вариант 1;Ответ\nСтолица Перу?;Куско;1\nСамый большой океан?;Тихий;1\n'],
  ['Windows-1253', 'Ερώτηση;Απάντηση\nΠρωτεύουσα του Περού;Λίμα\n'],
])('a short table in %s is not taken for words that have nothing but accents', (encoding, text) => {
  expect(decodeText(encodedAs(encoding.toLowerCase(), text))).toMatchObject({ encoding, text })
})
