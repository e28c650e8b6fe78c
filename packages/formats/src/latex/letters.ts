/** The accents of LaTeX: the letters that have them, and the character that puts them on the letter before it. */
const accents: Readonly<Record<string, readonly [letters: string, mark: string]>> = {
  "'": ['aeiouycnlrsz', '\u0301'],
  '`': ['aeiou', '\u0300'],
  '^': ['aeiouchgjswy', '\u0302'],
  '"': ['aeiouy', '\u0308'],
  '~': ['ano', '\u0303'],
  '.': ['zecg', '\u0307'],
  c: ['cst', '\u0327'],
  v: ['cdenrstz', '\u030C'],
  u: ['ag', '\u0306'],
  H: ['ou', '\u030B'],
  k: ['ae', '\u0328'],
  r: ['au', '\u030A'],
}
const accent = /\\(?:(['`^"~.])\s*(?:\{\s*\\?([A-Za-z])\s*\}|\\?([A-Za-z]))|([cvuHkr])\{([A-Za-z])\})/g
const ownLetters: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
}
const ownLetter = /\\(ss|ae|AE|oe|OE|aa|AA|[oOlL])(?:\{\}|\s+|(?![A-Za-z]))/g
/** Within code a backslash stands before quotation marks, also before those that close a text. */
const escapedQuote = /\\["'`](?=[\s,;.)\]]|$)/m

/** Letters with accents as characters: \'e is é, and \"{u} is ü. Formulas have none of these commands. */
export const withLetters = (tex: string): string =>
  !tex.includes('\\') || escapedQuote.test(tex)
    ? tex
    : tex
        .replace(
          accent,
          (command: string, sign?: string, inside?: string, bare?: string, named?: string, by?: string) => {
            const letter = inside ?? bare ?? by ?? ''
            const [letters, mark] = accents[sign ?? named ?? ''] ?? ['', '']
            return letters.includes(letter.toLowerCase()) ? (letter + mark).normalize('NFC') : command
          },
        )
        .replace(ownLetter, (_, name: string) => ownLetters[name] ?? name)
