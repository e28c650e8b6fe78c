/** What auto-multiple-choice writes around questions and behind all of them: the names of groups, and a sheet. */
export const withoutGroups = (text: string): string => {
  const end = text.search(/\\(?:exemplaire|onecopy)\s*\{|\\begin\{examcopy\}/)
  const questions = end >= 0 && !text.includes(String.raw`\begin{question`, end) ? text.slice(0, end) : text
  return questions
    .replaceAll(/\\element\s*\{[^{}]*\}\s*\{/g, '')
    .replaceAll(settings, '')
    .replaceAll(boxesForMarkers, '')
}
/** How marks are given, and that a question counts nothing. */
const settings = /\\(?:(?:bareme|scoring)\s*\{[^{}]*\}|QuestionIndicative(?![A-Za-z]))/g
/** The boxes in which who marks an open question says what it is worth: they are no options. */
const boxesForMarkers = /\\AMCOpen\s*\{[^{}]*\}\s*\{(?:[^{}]|\{[^{}]*\})*\}/g

/** The French commands of auto-multiple-choice, from which its English ones are translated. */
export const inEnglish = (text: string): string =>
  text
    .replaceAll(/\\bonne(?![A-Za-z])/g, String.raw`\correctchoice`)
    .replaceAll(/\\mauvaise(?![A-Za-z])/g, String.raw`\wrongchoice`)
    .replaceAll(/\\(begin|end)\{reponses(?:horiz)?\}/g, String.raw`\$1{choices}`)

/** A number as students mark it, digit by digit: \AMCnumericChoices{3.14159}{digits=3,decimals=2} is 3.14. */
export const numberAsMarked = (behind: string): string | undefined => {
  const [, number, settings = ''] =
    /^\s*\{\s*([-+]?\d{1,15}(?:\.\d{1,15})?)\s*\}\s*(?:\{([^{}]*)\})?/.exec(behind) ?? []
  const decimals = Number(/(?:^|,)\s*decimals\s*=\s*(\d{1,2})\s*(?:,|$)/.exec(settings)?.[1] ?? 0)
  return number === undefined ? undefined : Number(number).toFixed(decimals)
}
