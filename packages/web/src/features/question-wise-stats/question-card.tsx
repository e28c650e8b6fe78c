import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { memo } from '../../language/memo.ts'
import { judgeQuestion, verdictNames } from '@quizwright/domain/rules/judge-question.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { CountedAttempts, QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import type { questionStats } from '@quizwright/contracts/schemas/class-result.ts'
import { Pencil, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import type * as z from 'zod/mini'
import { CorrectedBadge } from '../../corrections/corrected-badge.tsx'
import { useCorrectionInForce } from '../../corrections/correction-queries.ts'
import { CorrectMarksButton } from '../../corrections/correct-marks.tsx'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { useQuiz } from '../../statistics/use-statistics.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { QuestionCounts } from './question-counts.tsx'
import { RevisionFigures } from './revision-figures.tsx'

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    minWidth: '0',
    '&[data-verdict="doubtful"]': { borderColor: 'red.emphasized' },
    '&[data-verdict="worth a look"]': { borderColor: 'orange.emphasized' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& h3': { fontWeight: 'semibold' },
    '& > button, & > a': { ms: 'auto' },
    '& > button + a': { ms: '0' },
  },
})
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    whiteSpace: 'pre-wrap',
    maxHeight: '9lh',
    overflow: 'auto',
    '& img': { maxHeight: '7rem', borderRadius: 'md' },
  },
})
const Earlier = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'accent.fg',
      py: '1',
      width: 'fit',
    },
    '& > div': { pt: '3', display: 'flex', flexDirection: 'column', gap: '6' },
  },
})

export const cardId = (questionNo: number): string => `question-${questionNo}`

type QuestionCardProps = {
  quizId: string
  sessionId: string | undefined
  question: QuestionStatistics
  attempts: CountedAttempts
  counts: z.infer<typeof questionStats> | undefined
  waiting: number | undefined
  /** Opens the dialog that corrects the marks of the question with this number, where a correction may be chosen. */
  onCorrect: (questionNo: number, choice?: CorrectionChoice) => void
}

type EarlierWordingsProps = {
  no: number
  revisions: QuestionStatistics['revisions']
  attempts: CountedAttempts
  kind: ComponentProps<typeof RevisionFigures>['kind']
}

const EarlierWordings = ({ no, revisions, attempts, kind }: EarlierWordingsProps) =>
  revisions.length > 0 && (
    <Earlier>
      <summary>
        {sayCount(revisions.length, 'Answers to 1 earlier wording', 'Answers to {count} earlier wordings')}
      </summary>
      <div>
        {revisions.map((revision, index) => (
          <RevisionFigures
            key={revision.revision_ids[0] ?? index}
            revision={revision}
            attempts={attempts}
            of={say('question {number}, earlier wording {wording}', {
              number: no,
              wording: revisions.length - index,
            })}
            title={say('Earlier wording {number}', { number: revisions.length - index })}
            kind={kind}
          />
        ))}
      </div>
    </Earlier>
  )

/**
 * A question: its text, the meaning of its figures, the figures and its options. Earlier revisions are shown
 * separately. The list renders again at each scroll and each response, and a card only if its own figures change.
 */
export const QuestionCard = memo(
  ({
    quizId,
    sessionId,
    question: {
      question_id: id,
      question_no: no,
      question,
      equation = '',
      image_url = '',
      revisions,
      is_typed,
      kind,
    },
    attempts,
    counts,
    waiting,
    onCorrect,
  }: QuestionCardProps) => {
    const { data: quiz } = useQuiz(quizId)
    const mayEdit = useMay('editor')
    const [newest, ...earlier] = revisions
    const verdict = newest && judgeQuestion(newest)
    const correction = useCorrectionInForce(quizId, id)
    const isCounted = revisions.some(({ counted }) => counted > 0)
    // The figures leave out a question that does not count, whose answers are still there.
    const isLeftOut = !isCounted && correction?.kind === 'not_counted'
    return (
      <Card id={cardId(no)} tabIndex={-1} aria-labelledby={`${cardId(no)}-heading`} data-verdict={verdict}>
        <Head>
          <h3 id={`${cardId(no)}-heading`}>{say('Question {number}', { number: no })}</h3>
          {verdict && (
            <Badge tone={verdict === 'doubtful' ? 'bad' : 'warning'}>
              <TriangleAlert size={12} aria-hidden />
              {say(verdictNames[verdict])}
            </Badge>
          )}
          <CorrectedBadge quizId={quizId} questionId={id} />
          {newest?.few && newest.counted > 0 && <Badge tone="warning">{say('Too few attempts')}</Badge>}
          {quiz && ((newest !== undefined && newest.counted > 0) || correction) && (
            <CorrectMarksButton
              questionNo={no}
              isInWords={quiz.quiz_type === 'daq' || kind === 'descriptive'}
              onOpen={() => onCorrect(no)}
            />
          )}
          {quiz && mayEdit && (
            <ButtonLink
              size="sm"
              variant={verdict === 'doubtful' ? 'solid' : 'outline'}
              icon={<Pencil aria-hidden />}
              href={href.editQuestions(editorQuery(quiz, no))}
            >
              {say('Edit question {number}', { number: no })}
            </ButtonLink>
          )}
        </Head>
        <Words>
          <QuestionContent text={question} equation={equation} image={image_url} />
        </Words>
        {isCounted && <QuestionCounts counts={counts} hasEarlier={earlier.length > 0} waiting={waiting} />}
        {isLeftOut && (
          <p>
            {say(
              'This question doesn’t count, so it has no figures. They return if you undo the correction.',
            )}
          </p>
        )}
        {!isLeftOut && newest && (
          <RevisionFigures
            revision={newest}
            attempts={attempts}
            of={say('question {number}', { number: no })}
            kind={kind}
          />
        )}
        {!isLeftOut && is_typed && newest && newest.counted > 0 && (
          <OtherAnswers
            address={{ quizId, sessionId }}
            attempts={attempts}
            questionId={id}
            of={say('question {number}', { number: no })}
            onAccept={({ answer, part_no }) =>
              onCorrect(no, {
                kind: 'accept',
                correct: [],
                accepted: [{ answer, share: 100, ...(part_no !== undefined && { part_no }) }],
              })
            }
          />
        )}
        {!isLeftOut && !newest && <p>{say('No one has answered this question yet.')}</p>}
        {!isLeftOut && <EarlierWordings no={no} revisions={earlier} attempts={attempts} kind={kind} />}
      </Card>
    )
  },
)
