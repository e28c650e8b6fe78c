import { madeByGrader, offlineNote } from './made-by-grader.ts'
import { say, sayMadeOf } from './say.ts'

/** The evaluation of which these reasons are all, without the note that may stand behind them. */
const ofReasons = (reasons: readonly string[] = []): string => reasons.join(' ')

/** Whether a comment is nothing but the reasons of the offline grader: what a person changed is that person's. */
export const isOfReasons = (evaluation: string, reasons: readonly string[] | undefined): boolean => {
  const made = ofReasons(reasons)
  const given = evaluation.trim()
  return made !== '' && (given === made || given === `${made} ${offlineNote}`)
}

/** Says a comment of the offline grader in the language of the page. What others wrote stays as it is. */
export const sayEvaluation = (evaluation: string, reasons: readonly string[] | undefined): string => {
  if (!reasons || !isOfReasons(evaluation, reasons)) return evaluation
  const said = reasons.map((reason) => sayMadeOf(reason, madeByGrader))
  return [...said, ...(evaluation.trim().endsWith(offlineNote) ? [say(offlineNote)] : [])].join(' ')
}

/** The comment to store for what was edited: the grader's own words if nobody changed what was said of them. */
export const storedEvaluation = (
  edited: string,
  evaluation: string | undefined,
  reasons: readonly string[] | undefined,
): string => (evaluation !== undefined && edited === sayEvaluation(evaluation, reasons) ? evaluation : edited)
