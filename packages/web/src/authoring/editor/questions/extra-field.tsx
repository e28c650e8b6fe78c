import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuestionChanges } from '@quizwright/machines/quiz-document/edit-questions.ts'
import { type ReactNode, Suspense } from 'react'
import { memo } from '../../../language/memo.ts'
import { useEditor } from '../editor-context.ts'
import type { Content } from './content.ts'
import { ContentField } from './content-field.tsx'
import { type Extra, extraTitles, sameExtra } from './extras.ts'
import { FeedbackFields } from './feedback-fields.tsx'
import { loadedOnFirstInput } from '../../../ui/loading/preloaded.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { GrowingTextArea } from './growing-text-area.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { FieldName } from './fields.ts'

const RelatedVideo = loadedOnFirstInput(async () => (await import('./related-video.tsx')).RelatedVideo)

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } })
const Title = chakra('div', { base: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' } })

type LabelledProps = {
  title: string
  field: FieldName
  /** Called when the focus enters this part. */
  onEnter: () => void
  children: ReactNode
}

/**
 * A part of a question with a visible label above it. Its fields have their own labels for screen readers.
 */
const Labelled = ({ title, field, onEnter, children }: LabelledProps) => (
  <Frame data-field={field} onFocus={onEnter}>
    <Title aria-hidden>{title}</Title>
    {children}
  </Frame>
)

/** The API's names of a solution's fields. */
const toSolution = ({ text, equation, image, description }: Partial<Content>): QuestionChanges => ({
  ...(text === undefined ? {} : { solution: text }),
  ...(equation === undefined ? {} : { solution_equation: equation }),
  ...(image === undefined ? {} : { solution_image_url: image }),
  ...(description === undefined ? {} : { solution_image_description: description }),
})

type ExtraFieldProps = { question: DraftQuestion; extra: Extra; onEnter: (extra: Extra) => void }

const Field = ({ question, extra, onEnter }: ExtraFieldProps) => {
  const { store } = useEditor()
  const set = (changes: QuestionChanges) => store.trigger.setQuestion({ id: question._id, changes })
  return (
    <Labelled title={extraTitles[extra]} field={extra} onEnter={() => onEnter(extra)}>
      {extra === 'section' && (
        <GrowingTextArea
          label={say('Section')}
          value={question.section}
          maxLength={lengths.name}
          placeholder={say('The section that starts here')}
          onWrite={(section) => set({ section })}
        />
      )}
      {extra === 'page' && (
        <GrowingTextArea
          label={say('Intro page')}
          value={question.page_before ?? ''}
          maxLength={lengths.paragraph}
          placeholder={say('Shown on its own page before this question')}
          onWrite={(page) => set({ page_before: page })}
        />
      )}
      {extra === 'paragraph' && (
        <GrowingTextArea
          label={say('Intro text')}
          value={question.paragraph}
          maxLength={lengths.paragraph}
          placeholder={say('Shown above this question, such as a passage to read')}
          onWrite={(paragraph) => set({ paragraph })}
        />
      )}
      {extra === 'solution' && (
        <ContentField
          name={say('Solution')}
          content={{
            text: question.solution,
            equation: question.solution_equation,
            image: question.solution_image_url,
            description: question.solution_image_description,
          }}
          maxLength={lengths.question}
          placeholder={say('Why the answer is correct')}
          onChange={(changes) => set(toSolution(changes))}
        />
      )}
      {extra === 'feedback' && <FeedbackFields question={question} onChange={set} />}
      {extra === 'video' && (
        <Suspense fallback={<Skeleton height="10" aria-label={say('Loading')} />}>
          <RelatedVideo
            videoId={question.related_video_id}
            onChange={(related_video_id) => set({ related_video_id })}
          />
        </Suspense>
      )}
    </Labelled>
  )
}

/** An optional field of a question. It renders again only when its own content changes. */
export const ExtraField = memo(
  Field,
  (before, after) =>
    before.extra === after.extra &&
    before.question._id === after.question._id &&
    before.onEnter === after.onEnter &&
    sameExtra(after.extra, before.question, after.question),
)
