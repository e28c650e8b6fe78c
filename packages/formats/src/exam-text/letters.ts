/** Option letters of other alphabets, in the order in which lists use them. */
const alphabets = (
  'абвгдежз αβγδεζηθ أبجدهوزح ابتثجحخد ابپت אבגדהוזח कखगघङचछज अबसद अआइईउऊएऐ অআইঈউঊঋএ কখগঘঙচছজ ' +
  'กขคงจฉชซ 가나다라마바사아 ａｂｃｄｅｆｇｈ 甲乙丙丁'
).split(' ')

const alif = /^(\s*(?:[-–•·*✓✔]\s*)?[([（]?\s*)الف(?=\s*[)\]）.۔:])/u
/** The same within a line, "… (الف) … (ب) …". */
const alifWithin = /([([（]\s*)الف(?=\s*[)\]）])/gu

/** In Urdu and Persian the first option has the name of its letter, (الف), and the others their letters, (ب). */
export const withShortAlif = (line: string): string =>
  line.includes('الف') ? line.replace(alif, '$1ا').replace(alifWithin, '$1ا') : line

/** Letters that begin options without a dot or a bracket: ① and, in Japanese, ア. */
export const circledNumbers = '①②③④⑤⑥⑦⑧'
const freeAlphabets = [circledNumbers, 'アイウエオカキク']
export const freeLetters = freeAlphabets.join('')
const everyAlphabet = [...alphabets, ...freeAlphabets]

/** All non-Latin option letters, for a regular expression. */
export const foreignLetters = `${[...new Set(everyAlphabet.join(''))].join('')}АБВГДЕЖЗΑΒΓΔΕΖΗΘＡＢＣＤＥＦＧＨ`

/** One letter that may begin an option, for a regular expression. */
export const anyLetter = `[A-Za-z${foreignLetters}]`

/** Letters of other alphabets, and the Latin ones at their places. Where two have one, the first counts. */
const latinOf = new Map(
  everyAlphabet
    .toReversed()
    .flatMap((alphabet) => [...alphabet].map((letter, index) => [letter, String.fromCharCode(65 + index)])),
)

/** The Latin capital letter at the same position in the alphabet: б is the second letter, so B. */
export const latinLetter = (letter: string): string =>
  latinOf.get(letter.toLowerCase()) ?? letter.toUpperCase()

/**
 * Letters that look like one of another alphabet with another position: the Cyrillic В is the third letter, and
 * looks like the Latin B.
 */
const lookAlikes = ['BВ', 'EЕ', 'eе', 'HΗ'].map((pair) => [...pair])

/** The letter of another alphabet that looks like this one but has another position, if there is one. */
export const lookAlikeOf = (letter: string): string | undefined =>
  lookAlikes.find((pair) => pair.includes(letter))?.find((other) => other !== letter)

/** The number written with the digits of any script. */
export const latinDigits = (digits: string): number =>
  /^\d+$/.test(digits) ? Number(digits) : Number([...digits].map((digit) => String(digitOf(digit))).join(''))

/**
 * In Unicode the ten digits of a script are consecutive, so the value of a digit is the number of digits
 * before it.
 */
const digitOf = (digit: string): number => {
  const code = digit.codePointAt(0)!
  for (let value = 0; value < 10; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return value
  // Mathematical digits are several consecutive sets of ten.
  return Number(digit.normalize('NFKC'))
}
