import type { GenerateBody } from '@quizwright/contracts/schemas/generate.ts'
import type { offeredDifficulties } from '@quizwright/contracts/schemas/question.ts'

/** Which questions are wanted, as it is typed. */
export type WantedForm = {
  tagNames: string[]
  facultyIds: string[]
  count: string
  difficulty: (typeof offeredDifficulties)[number]
  takesUnpublished: boolean
  takesFaulty: boolean
}

/** The form as it was sent before, or as it begins. */
export const wantedFormOf = (before: GenerateBody | undefined): WantedForm => ({
  tagNames: before?.tagNames ?? [],
  facultyIds: before?.facultyIds ?? [],
  count: String(before?.questionsCount ?? ''),
  difficulty: before?.difficulty ?? 'Easy',
  takesUnpublished: before?.unpublished ?? false,
  takesFaulty: before?.faulty ?? false,
})

/** What is sent. Without a number the services say that it is missing. */
export const wantedOf = ({ count, takesUnpublished, takesFaulty, ...wanted }: WantedForm): GenerateBody => ({
  ...wanted,
  unpublished: takesUnpublished,
  faulty: takesFaulty,
  ...(count === '' ? {} : { questionsCount: Number(count) }),
})
