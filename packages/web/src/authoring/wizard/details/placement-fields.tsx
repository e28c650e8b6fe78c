import { labels } from '@quizwright/domain/texts.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Named, QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { Picker } from '../../../ui/picker/picker.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid } from './form-layout.tsx'
import { type Source, useChapters, useModules, useVideos } from './use-structure.ts'

type PlacementPickerProps = {
  label: string
  source: Source
  chosen: Named | null
  required?: boolean
  error?: string
  waitsFor?: string
  onPick: (picked: Named | null) => void
}

/** Picks one item from a list that depends on the field above it. */
const PlacementPicker = ({
  label,
  source,
  chosen,
  required,
  error,
  waitsFor,
  onPick,
}: PlacementPickerProps) => {
  const options =
    chosen && !source.options.some(({ value }) => value === chosen._id)
      ? [{ value: chosen._id, label: chosen.name }, ...source.options]
      : source.options
  return (
    <Picker
      label={label}
      required={required}
      options={options}
      value={chosen?._id ?? null}
      loading={source.loading}
      failure={source.failure}
      onRetry={source.onRetry}
      disabled={waitsFor !== undefined}
      placeholder={
        waitsFor
          ? say('Choose a {field} first', { field: waitsFor })
          : say('No {field}', { field: label.toLowerCase() })
      }
      error={error}
      onChange={(id) => onPick(id === null ? null : (source.named.find((one) => one._id === id) ?? chosen))}
    />
  )
}

/** The fields that are cleared when a field above them changes. */
const below = {
  course: { module: null, chapter: null, video: null },
  module: { chapter: null, video: null },
  chapter: { video: null },
} as const satisfies Record<string, Partial<QuizDetails>>

/** Asks where the quiz belongs: course, module, chapter and video, each depending on the one before. */
export const PlacementFields = ({
  details,
  errors,
  onChange,
  uid,
  courses,
}: DetailsPart & { uid: string; courses: Source }) => {
  const { course, module, chapter, video } = details
  const isPop = details.quiz_type === 'pop'
  return (
    <FormGrid>
      <PlacementPicker
        label={say('Course')}
        required={isPop}
        source={courses}
        chosen={course}
        error={errors['course_id']}
        onPick={(picked) =>
          onChange({ course: picked, ...(picked?._id === course?._id ? {} : below.course) })
        }
      />
      <PlacementPicker
        label={say('Module')}
        required={isPop || course !== null}
        source={useModules(course?._id)}
        chosen={module}
        error={errors['module_id']}
        waitsFor={course ? undefined : labels.course.toLowerCase()}
        onPick={(picked) =>
          onChange({ module: picked, ...(picked?._id === module?._id ? {} : below.module) })
        }
      />
      <PlacementPicker
        label={say('Chapter')}
        required={isPop}
        source={useChapters(module?._id)}
        chosen={chapter}
        error={errors['chapter_id']}
        waitsFor={module ? undefined : labels.module.toLowerCase()}
        onPick={(picked) =>
          onChange({ chapter: picked, ...(picked?._id === chapter?._id ? {} : below.chapter) })
        }
      />
      <PlacementPicker
        label={say('Video')}
        required={isPop}
        source={useVideos(uid, chapter?._id)}
        chosen={video}
        error={errors['video_id']}
        waitsFor={chapter ? undefined : say('Chapter').toLowerCase()}
        onPick={(picked) => onChange({ video: picked })}
      />
    </FormGrid>
  )
}
