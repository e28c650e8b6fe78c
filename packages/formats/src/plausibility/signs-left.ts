/** Signs of other formats and programs: GIFT, text2qti, Open edX, Anki, Moodle, templates, places of images. */
const signs = [
  /^\s*::[^:\n]{1,80}::/,
  /\{[=~%#][^{}\n]{0,200}\}/,
  /(?<![\w\]])\[\*\]/,
  /(?<!\S)>>[^<>\n]{1,200}<</,
  /\{\{c\d{1,2}::/,
  /\{mlang /,
  // Within quotes it is code that a question is about.
  /(?<![`"'][^\n]{0,200})\$\{[^{}\n]{1,80}\}/,
  /\[(?:image|img|figure)[ :_-]?\d{1,4}\]/i,
]
/** Commands of LaTeX that set a page. Formulas may have others. */
const commands = new RegExp(
  String.raw`\\(?:item|choice|question|(?:[Cc]orrect|wrong)[Cc]hoice|lastchoices|section|textbf|textit|emph|hline|` +
    String.raw`[vh]space|[vh]fill|includegraphics|FP[a-z]{2,9}|` +
    String.raw`begin\{(?:enumerate|itemize|choices|question|center|multicols))(?![A-Za-z])`,
)
const formula = /\\\([^]{0,1000}?\\\)|\\\[[^]{0,1000}?\\\]|\$[^$\n]{1,400}\$/g
/** Most texts have none of the characters that a sign needs. */
const mayHave = /[{[\\]|::|>>/
const shownChars = 20

const signIn = (text: string): string | undefined => {
  if (!mayHave.test(text)) return undefined
  for (const sign of signs) {
    const found = sign.exec(text)?.[0]
    if (found !== undefined) return found
  }
  return text.includes('\\') ? commands.exec(text.replaceAll(formula, ' '))?.[0] : undefined
}

/** The hint on signs of another format that students would see; undefined if there are none. */
export const signsLeft = (texts: readonly string[]): string | undefined => {
  const found = texts.map(signIn).find((sign) => sign !== undefined)
  return found === undefined
    ? undefined
    : `Its text has “${found.trim().slice(0, shownChars)}”, which may be a sign of the program that wrote it: check it`
}
