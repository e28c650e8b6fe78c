import type { GenerateBody } from '@quizwright/domain/schemas/generate.ts'
import type { offeredDifficulties } from '@quizwright/domain/schemas/question.ts'

/** The request for questions as it is typed. */
export type WantedForm = {
  tagNames: string[]
  facultyIds: string[]
  count: string
  difficulty: (typeof offeredDifficulties)[number]
  takesUnpublished: boolean
  takesFaulty: boolean
}

/** The form filled from the last request, or the initial form. */
export const wantedFormOf = (before: GenerateBody | undefined): WantedForm => ({
  tagNames: before?.tagNames ?? [],
  facultyIds: before?.facultyIds ?? [],
  count: String(before?.questionsCount ?? ''),
  difficulty: before?.difficulty ?? 'Easy',
  takesUnpublished: before?.unpublished ?? false,
  takesFaulty: before?.faulty ?? false,
})

/** The request to send. If the number is missing, the services report it. */
export const wantedOf = ({ count, takesUnpublished, takesFaulty, ...wanted }: WantedForm): GenerateBody => ({
  ...wanted,
  unpublished: takesUnpublished,
  faulty: takesFaulty,
  ...(count === '' ? {} : { questionsCount: Number(count) }),
})

/** Whether the form asks for something else than the last request, or than the initial form. */
export const isFormChanged = (form: WantedForm, before: GenerateBody | undefined): boolean =>
  JSON.stringify(wantedOf(form)) !== JSON.stringify(wantedOf(wantedFormOf(before)))
