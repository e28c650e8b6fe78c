import type { Tag } from '@quizwright/contracts/schemas/tag.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, asc, eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { faculties, tags } from '../database/tables/quizzes.ts'
import { normalizeName } from '../database/fold-text.ts'
import { makeId } from '../database/make-id.ts'

const wireColumns = { _id: tags.id, tag_name: tags.tagName, tag_type: tags.tagType }

export const tagHandlers = ({ db, now }: Context) =>
  ({
    getAllFaculties: async () =>
      dataResponse({
        faculties: await db
          .select({ _id: faculties.id, name: faculties.name })
          .from(faculties)
          .orderBy(asc(faculties.name)),
      }),

    getGeneralTags: async () =>
      dataResponse({
        tag: await db
          .select(wireColumns)
          .from(tags)
          .where(eq(tags.tagType, 'general'))
          .orderBy(asc(tags.tagKey)),
      }),

    addTags: async ({ body }) => {
      const newTags = body.tags.map(({ tag_name, tag_type }) => ({
        tagName: tag_name,
        tagType: tag_type,
        tagKey: normalizeName(tag_name),
      }))
      await db
        .insert(tags)
        .values(newTags.map((tag) => ({ ...tag, id: makeId(), createdAt: now() })))
        .onConflictDoNothing()
      const found: Tag[] = []
      for (const { tagType, tagKey } of newTags) {
        const [tag] = await db
          .select(wireColumns)
          .from(tags)
          .where(and(eq(tags.tagType, tagType), eq(tags.tagKey, tagKey)))
        if (tag && !found.some((foundTag) => foundTag._id === tag._id)) found.push(tag)
      }
      return dataResponse({ tags: found })
    },
  }) satisfies Pick<Handlers<'quiz'>, 'getAllFaculties' | 'getGeneralTags' | 'addTags'>
