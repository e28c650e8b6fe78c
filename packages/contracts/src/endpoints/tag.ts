import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { tagLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { newTag, tag } from '@quizwright/domain/schemas/tag.ts'

export const tagEndpoints = {
  getGeneralTags: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'tag/get-tags/general',
    access: 'instructor',
    summary: `Lists the general tags: the caller's own, then the newest of all, ${tagLimits.listed} at most.`,
    response: quizResponse(z.looseObject({ tag: z.array(tag) })),
    example: {},
  }),
  addTags: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'tag/add-tags',
    access: 'instructor',
    idempotent: true,
    summary:
      'Adds tags. An existing tag, in any case, is returned and not added twice. ' +
      `An instructor may add ${tagLimits.perInstructor}.`,
    problems: ['QUOTA'],
    body: z.strictObject({ tags: z.array(newTag).check(z.minLength(1), z.maxLength(50)) }),
    response: quizResponse(z.looseObject({ tags: z.array(tag) })),
    example: { body: { tags: [{ tag_name: 'thermodynamics', tag_type: 'general' }] } },
  }),
}
