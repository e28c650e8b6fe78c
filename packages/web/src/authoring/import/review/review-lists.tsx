import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useState } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { BrowseQuestions } from './browse-questions.tsx'
import { describeDialect } from './describe-dialect.ts'
import { ItemList } from './item-list.tsx'
import type { Judged } from './judge-review.ts'
import { RejectedList } from './rejected-list.tsx'
import { toReview } from './review.ts'
import { ReviewSection } from './review-section.tsx'
import type { ReviewedFile } from './reviewed-file.ts'
import { SimilarList } from './similar-list.tsx'

const repeats = /^This question (?:repeats|reads nearly like) question # /

type ReviewListsProps = ReviewedFile & { judged: Judged }

/**
 * The lists of a file: errors, rejected rows, omissions, hints, and how the file was read. Each entry is
 * corrected in place.
 */
export const ReviewLists = ({ judged, ...file }: ReviewListsProps) => {
  const [opened, onOpen] = useState<string | null>(null)
  const { errors, omissions, rejected, counts } = judged
  // A repeated question is listed once, in the list of similar questions, if there is one.
  const hasSimilarList = useIsOffered('findSimilarQuestions')
  const hints = hasSimilarList ? judged.hints.filter(({ text }) => !repeats.test(text)) : judged.hints
  const { questions, report } = file.imported
  const leaveOut = (ids: readonly string[]) => {
    const left = new Set(ids)
    file.onRepair(questions.filter(({ _id }) => !left.has(_id)))
  }
  const list = { file, opened, onOpen }
  return (
    <>
      <ItemList
        kind="error"
        title={labels.errorsFound(counts.errors)}
        textHeading={say('Error')}
        items={errors}
        total={counts.errors}
        {...list}
      />
      {counts.rejected > 0 && <RejectedList rejected={rejected} total={counts.rejected} {...list} />}
      <ItemList
        kind="omission"
        title={labels.omissionsFound(counts.omissions)}
        textHeading={say('Warning')}
        items={omissions}
        total={counts.omissions}
        {...list}
      />
      <SimilarList imported={file.imported} onLeaveOut={leaveOut} opened={opened} onOpen={onOpen} />
      {hints.length > 0 && (
        <ItemList
          kind="hint"
          title={sayCount(hints.length, '{count} Hint', '{count} Hints')}
          textHeading={say('Hint')}
          items={hints}
          total={hints.length}
          {...list}
        />
      )}
      {opened === null && <BrowseQuestions questions={questions} places={toReview(report).places} />}
      <ReviewSection>
        <p>{describeDialect(report.dialect, report.header)}</p>
      </ReviewSection>
    </>
  )
}
