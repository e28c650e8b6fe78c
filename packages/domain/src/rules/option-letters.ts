/** Option letters of other alphabets, in the order in which lists use them. */
const alphabets = (
  'абвгдежз αβγδεζηθ أبجدهوزح ابتثجحخد ابپت ابجد אבגדהוזח कखगघङचछज अबसद अआइईउऊएऐ অআইঈউঊঋএ কখগঘঙচছজ ' +
  'กขคงจฉชซ 가나다라마바사아 ａｂｃｄｅｆｇｈ 甲乙丙丁'
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
