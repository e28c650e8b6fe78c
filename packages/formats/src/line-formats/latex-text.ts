import type { ExamLine } from '../exam-text/exam-line.ts'
/** A place to fill in, with its answer. */
const fillIn = /\\fillin(?![A-Za-z])(?:\[([^\]\n]{0,300})\])?(?:\[[^\]\n]{0,300}\])?/g
const comment = /(?<!\\)%[^\n]*/g

/** LaTeX without its comments, with one kind of line ends. */
export const withoutComments = (text: string): string => text.replace(/\r\n?/g, '\n').replace(comment, '')

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
const withLetters = (tex: string): string =>
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

/** How a page is set. */
const layout = new RegExp(
  String.raw`\\(?:noindent|par|newline|(?:med|small|big)skip|hfill|hrule|(?:new|clear)page|` +
    String.raw`centering|vfill|[vh]space\*?\{(?:[^{}]|\{[^{}]*\})*\}|label\{[^{}]*\})(?![A-Za-z])`,
  'g',
)

/** What stands between two commands, as people read it. Formulas stay as they are. */
export const shownText = (tex: string): string =>
  withLetters(tex)
    .replace(fillIn, ' ____ ')
    .replace(/\\(?:textbf|textit|emph|underline|texttt|text)\{([^{}]*)\}/g, '$1')
    .replace(
      new RegExp(
        String.raw`\\(?:begin|end)\{(?:exam|mcquestions|quiz|center|flushleft|flushright|minipage|` +
          String.raw`multicols|samepage)\}(?:\{[^{}]*\}|\[[^\]\n]*\])*`,
        'g',
      ),
      ' ',
    )
    .replace(/\\(?:begin|end)\{(?:enumerate|itemize)\}(?:\[[^\]\n]*\])?/g, '\n')
    .replace(/\\item(?![A-Za-z])[ \t]*(?:\[([^\]\n]{0,100})\])?[ \t]*/g, (_, label = '') => `\n- ${label}`)
    .replace(/\\(?:eAns|eChoices|bChoices(?:\[[^\]\n]*\])?)(?![A-Za-z])/g, ' ')
    .replace(layout, ' ')
    .replace(/\\(?:section|subsection)\*?\{([^{}]*)\}/g, '\n$1\n')
    .replace(/\\\\(?:\[[^\]]*\])?/g, '\n')
    .replace(/\\([%&#_{}])(?![^$]*\$[^$]*$)/g, '$1')
    .replace(/(?<!\\)~/g, ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()

const image = /\\includegraphics\*?\s*(?:\[[^\]\n]*\]\s*)?\{\s*([^{}]*?)\s*\}/g

/** Lines without the commands that show an image, each of which is named as lost. */
export const withoutImages = (lines: readonly ExamLine[]): ExamLine[] =>
  lines.flatMap((line): ExamLine[] => {
    const { text, paragraph = '' } = line
    const names = [...`${paragraph}${text}`.matchAll(image)].map(([, name = '']) => name)
    if (names.length === 0) return [line]
    const lost = names.map((name) => `the image "${name.slice(0, 80)}", which the file does not hold`)
    return [
      {
        ...line,
        text: text.replace(image, '').trim(),
        ...(paragraph !== '' && { paragraph: paragraph.replace(image, '').trim() }),
        without: [...(line.without ?? []), ...lost],
      },
    ]
  })

/** The answers to what is filled in. */
export const answersIn = (tex: string): string[] =>
  [...tex.matchAll(fillIn)].flatMap(([, answer]) => (answer === undefined ? [] : [shownText(answer)]))
