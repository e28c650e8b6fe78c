import { tagEndpoints } from '@quizwright/contracts/endpoints/tag.ts'
import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { notices } from '@quizwright/domain/texts.ts'
import type { Named } from '@quizwright/machines/quiz-document/details.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import type { PickerOption } from '../../../ui/picker/picker-options.ts'

/** The items of a picker, or why there are none. */
export type Source = {
  named: readonly Named[]
  options: PickerOption[]
  loading: boolean
  failure: string | undefined
  onRetry: () => void
}

const useSource = (
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<readonly Named[]>,
  enabled = true,
  failedText?: string,
): Source => {
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useQuery({ queryKey: [...queryKeys.structure, ...key], queryFn: ({ signal }) => read(signal), enabled })
  return {
    named: data,
    options: data.map(({ _id, name }) => ({ value: _id, label: name })),
    loading: isFetching,
    failure: error ? (failedText ?? problemText(error)) : undefined,
    onRetry: () => void refetch(),
  }
}

export const useCourses = (uid: string): Source =>
  useSource(
    ['courses', uid],
    async (signal) =>
      (await rest(structureEndpoints).getInstructorCourses({ query: { instructor_id: uid } }, { signal }))
        .courses,
    true,
    notices.coursesNotLoaded,
  )

export const useModules = (courseId: string | undefined): Source =>
  useSource(
    ['modules', courseId],
    async (signal) =>
      (
        await rest(structureEndpoints).getModulesByCourseId(
          { query: { id: defined(courseId, 'courseId') } },
          { signal },
        )
      ).modules,
    courseId !== undefined,
  )

export const useChapters = (moduleId: string | undefined): Source =>
  useSource(
    ['chapters', moduleId],
    async (signal) =>
      (
        await rest(structureEndpoints).getChapterByModuleId(
          { query: { id: defined(moduleId, 'moduleId') } },
          { signal },
        )
      ).chapters,
    moduleId !== undefined,
  )

export const useVideos = (uid: string, chapterId: string | undefined): Source =>
  useSource(
    ['videos', uid, chapterId],
    async (signal) =>
      (
        await rest(structureEndpoints).getVideosById(
          { query: { id: defined(chapterId, 'chapterId'), instructor_id: uid, type: '2' } },
          { signal },
        )
      ).videos,
    chapterId !== undefined,
  )

export const useCourseTags = (): Source =>
  useSource(
    ['course tags'],
    async (signal) => (await rest(structureEndpoints).getCourseTags({}, { signal })).tags,
  )

export const useFaculties = (): Source =>
  useSource(
    ['faculties'],
    async (signal) => (await rest(structureEndpoints).getAllFaculties({}, { signal })).data.faculties,
  )

/** The general tags by name, because questions refer to them by name. */
export const useGeneralTags = (): Source =>
  useSource(['general tags'], async (signal) =>
    (await rest(tagEndpoints).getGeneralTags({}, { signal })).data.tag.map(({ tag_name }) => ({
      _id: tag_name,
      name: tag_name,
    })),
  )
