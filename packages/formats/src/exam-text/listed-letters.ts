import { anyLetter } from './letters.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** The letters with which an answer begins, and where the rest of it begins. */
export type ListedLetters = {
  letters: string[]
  end: number
  /** What stands between them: nothing but blanks, or also a sign or a word. */
  hasSeparators: boolean
  /** Some of them have a sign of their own behind them, "B) C", and others none. */
  isMixed: boolean
  /** A word between them offers them for choice: "A or B". */
  isChoice: boolean
}

const andWords =
  'and|und|et|y|e|och|og|en|ja|i|a|oraz|ve|và|dan|и|та|και|و|וגם|और|এবং|اور|和|と|및|и/или|as well as|sowie'
const orWords = 'or|oder|ou|o|eller|of|tai|lub|nebo|veya|hoặc|atau|или|або|ή|أو|או|या|অথবা|یا|或|または|또는'

const oneLetter = new RegExp(String.raw`([([（]?)(${anyLetter})(?![\p{L}\p{N}’'_])([)\]）.]?)`, 'uy')
const betweenLetters = new RegExp(
  String.raw`\s*(?:[,;&/+、，；·|]\s*(?:(${orWords})\s+|(?:${andWords})\s+)?|(?<=\s|` +
    String.raw`[)\]）.])(?:(${orWords})|(?:${andWords}))(?=\s|[([（])\s*|\s)\s*`,
  'uy',
)

/** Reads the letters with which an answer begins: "A", "A, C", "(a) and (c)", "A, B, and D". */
export const lettersAtStart = (text: string): ListedLetters => {
  const letters: string[] = []
  const signs: boolean[] = []
  let end = 0
  let hasSeparators = false
  let isChoice = false
  for (let from = 0; ;) {
    oneLetter.lastIndex = from
    const found = oneLetter.exec(text)
    if (!found) break
    letters.push(elementAt(found, 2))
    signs.push(found[1] !== '' || found[3] !== '')
    end = from + found[0].length
    betweenLetters.lastIndex = end
    const between = betweenLetters.exec(text)
    if (!between) break
    from = end + between[0].length
    oneLetter.lastIndex = from
    if (!oneLetter.test(text)) break
    hasSeparators ||= between[0].trim() !== ''
    isChoice ||= between[1] !== undefined || between[2] !== undefined
  }
  return { letters, end, hasSeparators, isMixed: signs.includes(true) && signs.includes(false), isChoice }
}
