import { expect, test } from 'vitest'
import { inPunctuationOf } from './punctuation.ts'

test.each([
  [
    'fr',
    'Lire "{file}" ? Oui : 5 %; l\'autre.',
    'Lire «\u00A0{file}\u00A0»\u202F? Oui\u00A0: 5\u202F%\u202F; l’autre.',
  ],
  ['es', '¿Abrir “{name}”? El 50% o {n}%.', '¿Abrir «{name}»? El 50\u00A0% o {n}\u00A0%.'],
  ['ar', 'افتح "الملف", ثم “{x}”; نعم?', 'افتح «الملف»، ثم «{x}»؛ نعم؟'],
  ['ur', 'فائل "{x}" کھولیں, پھر «نیا» چنیں.', 'فائل ”{x}“ کھولیں، پھر ”نیا“ چنیں۔'],
  ['hi', 'फ़ाइल "{x}" खोलें. सं. {n}.', 'फ़ाइल “{x}” खोलें। सं. {n}।'],
] as const)('%s has its own quotation marks, stops and spaces', (language, typed, written) => {
  expect(inPunctuationOf(language, typed)).toBe(written)
  expect(inPunctuationOf(language, written)).toBe(written)
})

test.each([
  ['fr', 'https://{host}:4000 à 10:30'],
  ['es', 'Atajos (?)'],
  ['es', 'Lyon @50% # Cerca.'],
  ['ar', 'يفصل بينها ;'],
  ['ur', 'name@example.org یا 3.14'],
  ['ur', 'علی خان, ali@example.org'],
  ['hi', '3.5 और 1, 2'],
] as const)('%s leaves addresses, times, numbers and signs as they are', (language, text) => {
  expect(inPunctuationOf(language, text)).toBe(text)
})
