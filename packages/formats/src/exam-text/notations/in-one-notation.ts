import type { ExamLine } from '../exam-line.ts'
import { withAnswersInBraces } from './answers-in-braces.ts'
import { withAnswersBelowQuestions } from './answers-below-questions.ts'
import { withAnswersBehindArrows } from './answers-behind-arrows.ts'
import { withAnswersBehindDashes } from './answers-behind-dashes.ts'
import { withAnswersBelowAsked, withAskedAndAnswered } from './asked-and-answered.ts'
import { withBarRows } from './bar-rows.ts'
import { withBareBlocks } from './bare-blocks.ts'
import { withBareKey } from './bare-key.ts'
import { withBareLetters } from './bare-letters.ts'
import { withoutCanvasResults } from './canvas-results.ts'
import { withColonOptions } from './colon-options.ts'
import { withCountedLetters } from './counted-letters.ts'
import { withDigitKey } from './digit-key.ts'
import { withFieldsAlone } from './fields-alone.ts'
import { withoutFormFurniture } from './form-copies.ts'
import { withNumberedHeadings } from './numbered-headings.ts'
import { withoutMoodleReview } from './moodle-review.ts'
import { withFieldsApart } from './fields-in-line.ts'
import { withFieldsBelowText } from './fields-before-text.ts'
import { withHeadingsBetween } from './headings-between.ts'
import { withHeadedAnswers } from './headed-answers.ts'
import { withHeadedFields } from './headed-fields.ts'
import { withKeyBeforeNumber } from './key-before-number.ts'
import { withKeyTables } from './key-table.ts'
import { withKindHeadings } from '../section-headings.ts'
import { withListsBelowNumbers } from './lists-below-numbers.ts'
import { withLabelledBlocks } from './labelled-blocks.ts'
import { withLetterGroups } from './letter-groups.ts'
import { withBulletsBelowQuestions } from './bullets-below-questions.ts'
import { withIndentedOptions } from './indented-options.ts'
import { withMatchingTables } from './matching-table.ts'
import { withBulletsBehindOptions } from './bullets-behind-options.ts'
import { withSignedOptions } from './signed-options.ts'
import { withSquares } from './squares.ts'
import { withSubjectsInBrackets } from './subjects-in-brackets.ts'
import { withTabbedQuestions } from './tabbed-questions.ts'
import { withTaggedOptions } from './tagged-options.ts'
import { withLettersBesideOptions } from './letters-beside-options.ts'
import { withLettersBelowOptions } from './letters-below-options.ts'
import { withLettersBelowKey } from './letters-below-key.ts'
import { withoutCommunityVotes } from './community-votes.ts'
import { withOptionTables } from './option-tables.ts'
import { withoutPageHeaders } from './page-headers.ts'
import { withQuestionMarkFirst, withSignsFirst } from './question-mark-first.ts'
import { withNumbersBeforeNames } from './numbers-before-names.ts'
import { withNumbersBeforeTabs } from './numbers-before-tabs.ts'
import { withOptionsOfLoneQuestion } from './lone-question.ts'
import { withMarkedBlocks } from './marked-blocks.ts'
import { withHeadsApart, withoutCountedIntroduction } from './glued-heads.ts'
import { withBoldQuestions } from './bold-questions.ts'
import { withNamedOptionsApart, withOptionsByName } from './options-by-name.ts'
import { withTaggedQuestions } from './tagged-questions.ts'
import { withPointsBelowText } from './points-below-text.ts'
import { withoutStudentsAnswers } from './students-answers.ts'
import { withNamedParts } from './named-parts.ts'
import { withNumberedOptions } from './numbered-options.ts'
import { withNumberedStatements } from './numbered-statements.ts'
import { withNumberedSteps } from './numbered-steps.ts'
import { withOptionsInLine } from './options-in-line.ts'
import { withOptionHeadings } from './option-headings.ts'
import { withOtherLabels } from './other-labels.ts'
import { withOtherNumbers } from './other-numbers.ts'
import { withQuestionsBelowEachOther } from './questions-side-by-side.ts'
import { withQuotedMarks } from './quoted-marks.ts'
import { withRepeatedLabels } from './repeated-labels.ts'
import { withRestartingNumbers } from './restarting-numbers.ts'
import { withRomanLines } from './roman-lines.ts'
import { withRomanOptions } from './roman-options.ts'
import { withRowsOfPairs } from './rows-of-pairs.ts'
import { withRomanQuestions } from './roman-questions.ts'
import { withTruthInBrackets } from './truth-in-brackets.ts'
import { withTruthBeforeText } from './truth-before-text.ts'
import { withTruthsBelowText } from './truths-below-text.ts'
import { withTextBehindLetters } from './letters-above-text.ts'
import { withoutChatStamps } from './chat-stamps.ts'
import { withoutExamview } from './examview.ts'
import { withoutRespondus } from './respondus.ts'
import { withoutRules } from '../kept-line.ts'

const signs = '☐☑☒○●◯◉⬜⬛◻◼⚪⚫🔘'
const box = String.raw`(?:[${signs}]\uFE0F?|\[[ xX✓✔]\])`
const severalBoxes = new RegExp(String.raw`^\s*${box}\s*\S.*?\s${box}\s*\S`, 'u')
const nextBox = new RegExp(String.raw`(?<!\s)\s+(?=${box}\s*\S)`, 'u')

/** Options with boxes side by side, "☐ 7   ☑ 12", a line each. */
const withBoxesInLines = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.some(({ text }) => severalBoxes.test(text))
    ? lines.flatMap((line) =>
        line.isCode || line.label || !severalBoxes.test(line.text)
          ? [line]
          : line.text.split(nextBox).map((text) => ({ ...line, text })),
      )
    : lines

type Step = (lines: readonly ExamLine[]) => readonly ExamLine[]

/** Each step knows one notation of lists, and leaves other lines as they are. */
const steps: Readonly<Record<string, Step>> = {
  withoutChatStamps,
  withoutRules,
  withoutPageHeaders,
  withRowsOfPairs,
  withTaggedQuestions,
  withoutCanvasResults,
  withoutMoodleReview,
  withoutFormFurniture,
  withPointsBelowText,
  withoutStudentsAnswers,
  withoutCommunityVotes,
  withLettersBesideOptions,
  withSquares,
  withSignedOptions,
  withSubjectsInBrackets,
  withNumbersBeforeNames,
  withLettersBelowOptions,
  withCountedLetters,
  withAnswersBelowAsked,
  withNumberedHeadings,
  withHeadsApart,
  withoutCountedIntroduction,
  withNamedOptionsApart,
  withAnswersBehindArrows,
  withAnswersBehindDashes,
  withAnswersInBraces,
  withQuestionMarkFirst,
  withSignsFirst,
  withNumbersBeforeTabs,
  withTabbedQuestions,
  withTaggedOptions,
  withIndentedOptions,
  withMatchingTables,
  withOptionTables,
  withLabelledBlocks,
  withOptionsByName,
  withOptionsInLine,
  withHeadedFields,
  withFieldsAlone,
  withHeadedAnswers,
  withBarRows,
  withQuestionsBelowEachOther,
  withQuotedMarks,
  withOtherLabels,
  withTruthBeforeText,
  withTruthsBelowText,
  withFieldsApart,
  withBoxesInLines,
  withTextBehindLetters,
  withFieldsBelowText,
  withBareBlocks,
  withAnswersBelowQuestions,
  withKeyBeforeNumber,
  withNumberedSteps,
  withDigitKey,
  withLettersBelowKey,
  withBareKey,
  withNumberedOptions,
  withOptionsOfLoneQuestion,
  withListsBelowNumbers,
  withRestartingNumbers,
  withRomanOptions,
  withRomanQuestions,
  withNamedParts,
  withRepeatedLabels,
  withMarkedBlocks,
  withBareLetters,
  withKindHeadings,
  withHeadingsBetween,
  withKeyTables,
  withoutExamview,
  withoutRespondus,
  withAskedAndAnswered,
  withOptionHeadings,
  withOtherNumbers,
  withTruthInBrackets,
  withColonOptions,
  withRomanLines,
  withNumberedStatements,
  withLetterGroups,
  withBulletsBehindOptions,
  withBoldQuestions,
  withBulletsBelowQuestions,
}

/** Told of each step that changed a list, with its name: what a reader took for what is hard to see otherwise. */
type Tell = (step: string, before: readonly ExamLine[], after: readonly ExamLine[]) => void

/** The lines of a list in the notation that is collected: numbers, letters and fields, each in a line of its own. */
export const inOneNotation = (lines: readonly ExamLine[], tell?: Tell): readonly ExamLine[] =>
  Object.entries(steps).reduce((before, [name, step]) => {
    const after = step(before)
    if (after !== before) tell?.(name, before, after)
    return after
  }, lines)
