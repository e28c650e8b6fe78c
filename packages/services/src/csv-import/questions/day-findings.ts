import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

const months =
  'jan|janv|feb|fév|févr|mar|mars|mär|mrz|apr|avr|abr|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|août|ago|' +
  'sep|sept|set|oct|okt|ott|out|nov|dec|déc|dez|dic'
/** Matches the days and months that spreadsheets make of 3/4 or 3-4: "4-Mar", "04. Mrz", "Mar-04". */
const shownDay = new RegExp(
  String.raw`^(?:\d{1,2}[-. ]{1,2}(?:${months})\.?|(?:${months})\.?[- ]\d{2})$`,
  'iu',
)

/** No such day is longer. Checking the length first is faster, because most options are longer. */
const maxDayChars = 9

const isDay = (text: string): boolean => text.length <= maxDayChars && shownDay.test(text)

/** Returns hints for options that may have been fractions before a spreadsheet turned them into days. */
export const dayFindings = ({ options }: QuestionContent, questionNo: number): Finding[] => {
  const option = options.find((one) => isDay(one.option.trim()))?.option.trim()
  if (option === undefined) return []
  return [
    {
      rule: 'dayInOption',
      severity: 'hint',
      field: 'option',
      questionNo,
      message: `An option is “${option}”: if it was a fraction, such as 3/4, a spreadsheet took it for a day`,
    },
  ]
}
