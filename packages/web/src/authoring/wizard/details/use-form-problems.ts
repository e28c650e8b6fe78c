import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { useState } from 'react'
import {
  earlyFindings,
  errorsByField,
  findingsOfDetails,
  type FormRules,
  periodAlerts,
} from '../details-findings.ts'
import { isInTheForm, type Refusal, refusedFields } from './refused-fields.ts'

/**
 * What is wrong with the details, at its fields; and in `sentence` what belongs to none of them. Once refused, each
 * field shows its error until it is corrected; before that only an impossible time does.
 */
export const useFormProblems = (
  details: QuizDetails,
  rules: FormRules,
  problem: FailedCall | null | undefined,
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
    sentence: problem && !isRefused && problem.code !== 'CONFLICT' ? problem.message : elsewhere,
  }
}
