import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import { useState } from 'react'

/** A quiz and a question number identify a question. */
export const keyOf = ({ quiz_id, question_no }: BankQuestion): string => `${quiz_id} ${question_no}`

/** The chosen questions in the order of choice. They stay chosen when another search does not find them. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map())
  return {
    questions: [...chosen.values()],
    has: (found: BankQuestion): boolean => chosen.has(keyOf(found)),
    toggle: (found: BankQuestion) =>
      setChosen((before) => {
        const after = new Map(before)
        if (!after.delete(keyOf(found))) after.set(keyOf(found), found)
        return after
      }),
  }
}

export type Chosen = ReturnType<typeof useChosen>
