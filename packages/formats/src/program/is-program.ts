import { findQuestions, type FoundQuestion } from '../json/find-questions.ts'
import { questionText } from '../json/question-text.ts'
import { fromKnownTools } from '../json/known-tools.ts'
import { truthOf } from '../exam-text/truth.ts'
import { withOptionsInText } from '../json/options-in-text.ts'
import { inLanguage, languagesIn } from '../json/in-languages.ts'
import type { JsonObject } from '../json/json-fields.ts'
import { optionsOf } from '../json/other-options.ts'
import { answersOf } from '../json/right-options.ts'
import { withSharedNames } from '../json/shared-names.ts'
import { isSql, valuesOfSql } from '../sql/values-of-sql.ts'
import { valuesOfProgram } from './values-of-program.ts'

const code = [
  String.raw`(?:export\s+)?(?:const|let|var|val|final|static|private|public)\s+[\w$\p{L}{}[\], <>?]+(?::[^=\n]+)?=`,
  String.raw`(?:export\s+)?(?:async\s+)?function\s*\w*\s*\(`,
  String.raw`(?:export\s+)?(?:abstract\s+|public\s+|data\s+)?class\s+\w+[^,;\n]*[{:(]`,
  String.raw`(?:export\s+)?(?:interface|enum)\s+\w+[^,;\n]*\{`,
  String.raw`(?:export\s+)?type\s+\w+\s*=`,
  String.raw`export\s+(?:default\b|\{)`,
  String.raw`import\s[^\n]*\bfrom\s+['"]|import\s+(?:type\s+)?\{[^{}]{0,4000}\}\s*from\s`,
  String.raw`import\s+(?:['"]|[\w.*]+(?:[ \t]*,[ \t]*[\w.*]+)*;?[ \t]*\n|static\s|\w+\s+as\s)`,
  String.raw`from\s+[\w.]+\s+import\s`,
  String.raw`module\.exports\b`,
  String.raw`[;!]?\((?:async\s+)?(?:function\b|\([^()\n]{0,80}\)\s*=>)`,
  String.raw`(?:window|globalThis|this)(?:\.\w+|\[)`,
  String.raw`['"]use (?:strict|client)['"]`,
  String.raw`if\s*\(\s*(?:!|typeof\b)`,
  String.raw`<\?php\b`,
  String.raw`\$\w+\s*=`,
  String.raw`def\s+\w+\s*\(`,
  String.raw`#!|#include\s*<|package\s+[\w.]+[ \t]*[;\n]|using\s+[\w.]+;|namespace\s+[\w.\\]+`,
].join('|')
/** Comments before the first line of code, and what opens a program of PHP. */
const comments = String.raw`(?:\s|//[^\n]*\n|#(?!!|include)[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/|<\?php\b)*`
const assigned = String.raw`[$\w\p{L}][\w.\p{L}]*(?:\[[^\]\n]{1,60}\])?\s*=\s*(?:[[{(]|new\b|array\()`
const begins = new RegExp(String.raw`^\uFEFF?${comments}(?:${code}|${assigned})`, 'iu')

/** Whether a text is the code of a program, by its first line that is no comment. */
export const isProgram = (beginning: string): boolean => begins.test(beginning)

const questionsIn = (written: unknown): FoundQuestion[] => {
  if (written === undefined) return []
  const [language] = languagesIn(written)
  const values = language === undefined ? written : inLanguage(written, language)
  return findQuestions(withSharedNames(fromKnownTools(values)))
}

const leastStatements = 5

const hasQuestions = (values: unknown): boolean => {
  const found = questionsIn(values)
  return found.some(({ question }) => isAsked(question)) || areStatements(found)
}

const isAsked = (question: JsonObject): boolean =>
  optionsOf(question).length > 1 ||
  (questionText(question) ?? '').trim().endsWith('?') ||
  withOptionsInText(question) !== undefined ||
  answersOf(question, []).some(({ words }) => words.some((word) => truthOf(word) !== undefined))

/** Rows of a database that have a text and its answer, whether the text asks or not. */
const areAnswered = (found: readonly FoundQuestion[]): boolean =>
  found.length > 1 &&
  found.every(({ question }) => questionText(question) !== '' && answersOf(question, []).length > 0)

/** In a program a name may have an answer, too: only texts of several words are questions. */
const areStatements = (found: readonly FoundQuestion[]): boolean =>
  found.length >= leastStatements &&
  areAnswered(found) &&
  found.every(({ question }) => /\S\s+\S/.test((questionText(question) ?? '').trim()))

/** Whether a program or a dump of a database has lists, objects or rows with questions in it. */
export const isProgramWithQuestions = (beginning: string, whole: string): boolean => {
  if (isSql(beginning)) {
    const values = valuesOfSql(whole, [])
    return hasQuestions(values) || areAnswered(questionsIn(values))
  }
  if (!isProgram(beginning)) return false
  // Questions may stand behind much else, such as the users of an example.
  return hasQuestions(valuesOfProgram(beginning, true)) || hasQuestions(valuesOfProgram(whole))
}
