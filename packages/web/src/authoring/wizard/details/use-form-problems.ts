import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { useState } from 'react'
import { sayProblem } from '../../../api/problem-text.ts'
import { hasNotice } from '../changed-elsewhere.ts'
import {
  earlyFindings,
  errorsByField,
  findingsOfDetails,
  type FormRules,
  periodAlerts,
} from '../details-findings.ts'
import { isInTheForm, type Refusal, refusedFields } from './refused-fields.ts'

/**
 * The errors of the details by field, and in `sentence` those that belong to no field. After a refusal, each
 * field shows its error until it is corrected; before that only impossible times are shown.
 */
export const useFormProblems = (
  details: QuizDetails,
  rules: FormRules,
  problem: FailedCall | null | undefined,
  quizExists: boolean,
) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  if (problem && problem !== refusal?.problem) setRefusal({ problem, details })
  const isRefused = problem?.errors !== undefined
  const refused = isRefused && refusal ? refusedFields(refusal, details, rules) : {}
  const found = errorsByField(isRefused ? findingsOfDetails(details, rules) : earlyFindings(details))
  const elsewhere = Object.entries(refused).find(([field]) => !isInTheForm(field, details))?.[1]
  return {
    errors: { ...refused, ...found },
    alerts: periodAlerts(details, rules),
    sentence: problem && !isRefused && !hasNotice(problem, quizExists) ? sayProblem(problem) : elsewhere,
  }
}
