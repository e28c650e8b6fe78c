/** Option letters of other alphabets, in the order in which lists use them. */
const alphabets = (
  'абвгдежз αβγδεζηθ أبجدهوزح ابتثجحخد ابپت ابجد אבגדהוזח कखगघङचछज अबसद अआइईउऊएऐ অআইঈউঊঋএ কখগঘঙচছজ ' +
  'அஆஇஈஉஊஎஏ అఆఇఈఉఊఎఏ ಅಆಇಈಉಊಎಏ അആഇഈഉഊഎഏ કખગઘઙચછજ ਕਖਗਘਙਚਛਜ ' +
  'กขคงจฉชซ កខគឃងចឆជ ကခဂဃငစဆဇ աբգդեզէը აბგდევზთ ሀለሐመሠረሰሸ 가나다라마바사아 ａｂｃｄｅｆｇｈ 甲乙丙丁'
).split(' ')

/** Letters that begin options without a dot or a bracket: ① and, in Japanese, ア. */
export const circledNumbers = '①②③④⑤⑥⑦⑧'
export const freeAlphabets: readonly string[] = [circledNumbers, 'アイウエオカキク']
export const everyAlphabet: readonly string[] = [...alphabets, ...freeAlphabets]

/** Letters of other alphabets, and the Latin ones at their places. Where two have one, the first counts. */
const latinOf = new Map(
  everyAlphabet
    .toReversed()
    .flatMap((alphabet) => [...alphabet].map((letter, index) => [letter, String.fromCharCode(65 + index)])),
)

/** The Latin capital letter at the same position in the alphabet: б is the second letter, so B. */
export const latinLetter = (letter: string): string =>
  latinOf.get(letter.toLowerCase()) ?? letter.toUpperCase()

/** In Urdu and Persian the first option has the name of its letter, (الف), and the others their letters, (ب). */
export const alif = { name: 'الف', letter: 'ا' }
const nameAlone = new RegExp(String.raw`(?<!\p{L})${alif.name}(?!\p{L})`, 'gu')

/** A text with the letter instead of its name, wherever that stands alone. */
export const withShortAlif = (text: string): string =>
  text.includes(alif.name) ? text.replace(nameAlone, alif.letter) : text

const alifAtStart = new RegExp(
  String.raw`^(\s*(?:[-–•·*✓✔]\s*)?[([（]?\s*)${alif.name}(?=\s*[)\]）.۔:])`,
  'u',
)
const alifInBrackets = new RegExp(String.raw`([([（]\s*)${alif.name}(?=\s*[)\]）])`, 'gu')

/** A line with the letter where its name labels an option: at its beginning, or in brackets. */
export const withAlifLabels = (line: string): string =>
  line.includes(alif.name)
    ? line.replace(alifAtStart, `$1${alif.letter}`).replace(alifInBrackets, `$1${alif.letter}`)
    : line
