import { keptDraftLimits } from '@quizwright/domain/limits.ts'
import { keepDraftBody, keptDraft, keptDraftWithContent } from '@quizwright/domain/schemas/kept-draft.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'

/** A draft is found by its author and the quiz, so that nobody loses what they typed with their role. */
const ofAuthor = {
  service: 'quiz',
  access: 'instructor',
  extension: true,
  params: z.strictObject({ id }),
} as const

/** Unsaved changes of quizzes, kept for their author so that another device can go on with them. */
export const keptDraftEndpoints = {
  getKeptDrafts: defineRow({
    service: 'quiz',
    access: 'instructor',
    extension: true,
    method: 'GET',
    path: 'drafts/get-kept-drafts',
    summary: "Lists the caller's kept drafts without their content, the newest first.",
    response: quizResponse(z.looseObject({ drafts: z.array(keptDraft) })),
    example: {},
  }),
  getKeptDraft: defineRow({
    ...ofAuthor,
    method: 'GET',
    path: 'drafts/get-kept-draft/:id',
    summary:
      "Returns the caller's kept draft of a quiz, also without a role in it by now; null if there is none.",
    response: quizResponse(z.looseObject({ draft: keptDraftWithContent })),
    example: { params: { id: '$quiz' } },
  }),
  keepDraft: defineRow({
    ...ofAuthor,
    problems: ['NOT_FOUND'],
    // Whoever may look at a quiz may have typed into it before they lost the right to change it.
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    method: 'PUT',
    path: 'drafts/keep-draft/:id',
    summary:
      `Keeps a draft of a quiz in place of the one before, for ${keptDraftLimits.days} days. ` +
      `Of one instructor the newest ${keptDraftLimits.perInstructor} are kept.`,
    idempotent: true,
    body: keepDraftBody,
    limits: { bodyBytes: keptDraftLimits.bodyBytes },
    response: quizResponse(keptDraft),
    example: { params: { id: '$quiz' }, body: { device_id: 'laptop', questions: 1, content: '{}' } },
  }),
  deleteKeptDraft: defineRow({
    ...ofAuthor,
    method: 'DELETE',
    path: 'drafts/delete-kept-draft/:id',
    summary: 'Deletes the kept draft of a quiz, after its changes are saved or discarded.',
    idempotent: true,
    response: quizResponse(z.looseObject({})),
    example: { params: { id: '$quiz' } },
  }),
}
