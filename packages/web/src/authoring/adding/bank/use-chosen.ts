import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import { useKeptValue } from '../../../ui/form/use-kept-value.ts'

/** A quiz and a question number identify a question. */
export const keyOf = ({ quiz_id, question_no }: BankQuestion): string => `${quiz_id} ${question_no}`

/**
 * The chosen questions in the order of choice. They stay chosen when another search does not find them, and until
 * they are added.
 */
export const useChosen = (quizId: string) => {
  const kept = useKeptValue<readonly BankQuestion[]>(`chosen-in-bank-for-${quizId}`, [])
  const isSame = (found: BankQuestion) => (one: BankQuestion) => keyOf(one) === keyOf(found)
  return {
    questions: kept.value,
    has: (found: BankQuestion): boolean => kept.value.some(isSame(found)),
    toggle: (found: BankQuestion) =>
      kept.set(
        kept.value.some(isSame(found))
          ? kept.value.filter((one) => !isSame(found)(one))
          : [...kept.value, found],
      ),
    forget: kept.forget,
  }
}

export type Chosen = ReturnType<typeof useChosen>
