import { tagLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Tag } from '@quizwright/domain/schemas/tag.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, asc, desc, eq, sql } from '../../database/drizzle.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { faculties, tags } from '../../database/tables/quizzes.ts'
import { normalizeName } from '../../database/queries/fold-text.ts'
import { storeTags } from './store-tags.ts'

const wireColumns = { _id: tags.id, tag_name: tags.tagName, tag_type: tags.tagType }

const tooManyTags =
  `You have added ${tagLimits.perInstructor} tags, the most that one instructor may add. ` +
  'Choose one of the existing tags.'

export const tagHandlers = ({ db, now }: Context) =>
  ({
    getAllFaculties: async () =>
      dataResponse({
        faculties: await db
          .select({ _id: faculties.id, name: faculties.name })
          .from(faculties)
          .orderBy(asc(faculties.name)),
      }),

    getGeneralTags: async ({ user }) => {
      const listed = db
        .select({ ...wireColumns, tagKey: tags.tagKey })
        .from(tags)
        .where(eq(tags.tagType, 'general'))
        .orderBy(desc(sql`${tags.createdBy} is not distinct from ${user.userId}`), desc(tags.createdAt))
        .limit(tagLimits.listed)
        .as('listed')
      return dataResponse({
        tag: await db
          .select({ _id: listed._id, tag_name: listed.tag_name, tag_type: listed.tag_type })
          .from(listed)
          .orderBy(asc(listed.tagKey)),
      })
    },

    // Adds all or none.
    addTags: ({ body, user }) =>
      db.transaction(async (tx) => {
        await storeTags(tx, { tags: body.tags, ownerId: user.userId }, now())
        const found = new Map<string, Tag>()
        for (const { tag_name, tag_type } of body.tags) {
          const [tag] = await tx
            .select(wireColumns)
            .from(tags)
            .where(and(eq(tags.tagType, tag_type), eq(tags.tagKey, normalizeName(tag_name))))
          if (!tag) throw new Problem('QUOTA', { message: tooManyTags })
          found.set(tag._id, tag)
        }
        return dataResponse({ tags: [...found.values()] })
      }),
  }) satisfies Pick<Handlers<'quiz'>, 'getAllFaculties' | 'getGeneralTags' | 'addTags'>
