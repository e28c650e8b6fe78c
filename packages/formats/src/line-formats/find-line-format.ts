import { asciiDoc } from './ascii-doc.ts'
import { ast } from './ast.ts'
import { bbCode } from './bb-code.ts'
import { directives } from './directives.ts'
import { edxMarkdown } from './edx-markdown.ts'
import { hemis } from './hemis.ts'
import { labelledRows } from './labelled-rows.ts'
import type { LineFormat } from './line-format.ts'
import { lineRecords } from './line-records.ts'
import { latexArticle } from '../latex/article.ts'
import { latexExam } from '../latex/exam.ts'
import { latexLists } from '../latex/lists.ts'
import { moodleLatex } from './moodle-latex.ts'
import { openTrivia } from './open-trivia.ts'
import { orgMode } from './org-mode.ts'
import { amcText, myTest, myTestByNumber } from './plus-and-minus.ts'
import { platonus } from './platonus.ts'
import { rExams } from './r-exams.ts'
import { rExamsLatex } from './r-exams-latex.ts'
import { rQuiz } from './r-quiz.ts'
import { runestone } from './runestone.ts'
import { separatedRows } from './separated-rows.ts'
import { quizdown, sphinxMcq } from './sphinx-mcq.ts'
import { tcexam } from './tcexam.ts'
import { text2qti } from './text2qti.ts'
import { tildeRows } from './tilde-rows.ts'

const formats: readonly LineFormat[] = [
  platonus,
  directives,
  sphinxMcq,
  quizdown,
  rExamsLatex,
  moodleLatex,
  latexExam,
  latexLists,
  latexArticle,
  rExams,
  edxMarkdown,
  text2qti,
  tcexam,
  hemis,
  ast,
  myTest,
  myTestByNumber,
  amcText,
  openTrivia,
  asciiDoc,
  orgMode,
  rQuiz,
  runestone,
  labelledRows,
  bbCode,
  tildeRows,
  separatedRows,
  lineRecords,
]
/** The number of characters that are searched. */
const maxLooked = 10_000

/** The format of lines with signs of its own that a text has; undefined for a list without any. */
export const findLineFormat = (text: string): LineFormat | undefined => {
  const beginning = beginningOf(text)
  return formats.find(({ matches }) => matches(beginning))
}

/** Whole lines, because a table is recognized by all of them. */
const beginningOf = (text: string): string => {
  const beginning = text.slice(0, maxLooked).replaceAll(/\r\n?/g, '\n')
  return text.length > maxLooked ? beginning.slice(0, beginning.lastIndexOf('\n') + 1) : beginning
}
