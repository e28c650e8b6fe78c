import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { gradeOf } from '@quizwright/domain/rules/grade.ts'
import type { DaqResult } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { CorrectionNotes } from '@quizwright/ui/result/correction-notes.tsx'
import { CorrectionHistory } from '../../corrections/correction-history.tsx'
import { useState } from 'react'
import { MoreAttempts } from '../../results/more-attempts.tsx'
import { formatScore, formatTwoDecimals } from '../../results/figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { AgreementTable } from './agreement-table.tsx'
import { DaqRow } from './daq-row.tsx'
import { aiResponse, isMarked, isSuggested, ownResponse } from '../../results/evaluation/evaluation-form.ts'
import { EvaluationDialog, ReadOnlyDialog } from '../../results/evaluation/full-text-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { messageKinds } from './messages.ts'
import type { Opened } from './opened.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > p': { flex: '1 1 24rem', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
const Image = chakra('img', {
  base: { display: 'block', maxWidth: 'full', mx: 'auto', borderRadius: 'md' },
})

const columns = () =>
  [
    say('Question'),
    say('Time spent'),
    say('Marks obtained'),
    say('Total marks'),
    say('AI response'),
    say('Instructor’s response'),
    say('Uploaded images'),
    say('Student’s answer'),
  ] as const
const numeric = (): readonly string[] => [say('Time spent'), say('Marks obtained'), say('Total marks')]

const Window = ({ opened, result, onClose }: { opened: Opened; result: DaqResult; onClose: () => void }) => {
  if (opened.window === 'message')
    return <MessageDialog kind={opened.kind} result={result} onClose={onClose} />
  if (opened.window === 'image')
    return (
      <Dialog open onClose={onClose} title={opened.name} size="lg" closeOnPressOutside>
        <Image src={opened.link} alt={opened.name} />
      </Dialog>
    )
  const { question } = opened
  const no = result.questions.indexOf(question) + 1
  if (opened.window === 'answer')
    return (
      <ReadOnlyDialog
        title={say('Student answer to question {number}', { number: no })}
        text={question.answer}
        onClose={onClose}
      />
    )
  const ofAi = opened.of === 'ai'
  const title = ofAi
    ? say('AI response to question {number}', { number: no })
    : say('Instructor updated response to question {number}', { number: no })
  const text = ofAi ? aiResponse(question) || labels.notUpdated : ownResponse(question)
  return result.is_delivered ? (
    <ReadOnlyDialog title={title} text={text} onClose={onClose} />
  ) : (
    <EvaluationDialog title={title} resultId={result._id} question={question} onClose={onClose} />
  )
}

/** Says how many answers wait for the instructor, and how many of them have a suggestion. */
const waitingText = (questions: DaqResult['questions']): string => {
  const waiting = questions.filter((question) => !isMarked(question))
  const suggested = waiting.filter(isSuggested).length
  const answers = sayCount(waiting.length, '{count} answer to mark', '{count} answers to mark')
  return suggested === 0
    ? asSentence(answers)
    : sayCount(
        suggested,
        '{answers}: {count} has a suggested mark, which the student sees once you confirm it.',
        '{answers}: {count} have a suggested mark, which the student sees once you confirm it.',
        { answers },
      )
}

const scoreOf = (result: DaqResult): string =>
  result.being_graded
    ? waitingText(result.questions)
    : say('{marks} of {total} marks, {score}, grade {grade}', {
        marks: formatTwoDecimals(result.obtained_marks ?? 0),
        total: formatTwoDecimals(result.total_marks),
        score: formatScore(result),
        grade: gradeOf(result.correct_percentage),
      })

/** A descriptive result: the answers, the model's suggestions and the instructor's evaluations. */
export const DaqView = ({ result }: { result: DaqResult }) => {
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      <Bar>
        <p>
          {scoreOf(result)}{' '}
          {result.is_delivered && <Badge tone="accent">{say('Delivered to the student')}</Badge>}
        </p>
        <div>
          {messageKinds().map(({ kind, label }) => (
            <Button key={kind} size="sm" onClick={() => setOpened({ window: 'message', kind })}>
              {label}
            </Button>
          ))}
        </div>
      </Bar>
      <CorrectionNotes corrections={result.corrections ?? []} formatDateTime={formatDateTime} />
      <CorrectionHistory quizId={result.quiz_id} resultId={result._id} />
      <MoreAttempts result={result} />
      <TableScroll narrow label={say('Answers')}>
        <StackingTable
          wideOnly
          aria-label={say('Answers')}
          css={{
            '& th, & td': { verticalAlign: 'top !important' },
            '@media screen and (min-width: 40rem)': { minWidth: '72rem !important' },
          }}
        >
          <thead>
            <tr>
              {columns().map((name) => (
                <th key={name} scope="col" data-numeric={numeric().includes(name) || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.questions.map((question, index) => (
              <DaqRow
                key={question._id}
                deliveredId={result.is_delivered ? result._id : undefined}
                question={question}
                no={index + 1}
                onOpen={setOpened}
              />
            ))}
          </tbody>
        </StackingTable>
      </TableScroll>
      <AgreementTable quizId={result.quiz_id} questions={result.questions} />
      {opened && <Window opened={opened} result={result} onClose={() => setOpened(undefined)} />}
    </>
  )
}
